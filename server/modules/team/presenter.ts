import type { PublicMember, TeamMemberResponse } from './contract.ts';
import type { TeamMemberEventData } from './events.ts';
import type { TeamMemberRecord } from './queries.ts';

export const toPublicMember = (record: TeamMemberRecord): PublicMember => ({
  id: record.id,
  name: record.name,
  role: record.role,
  portrait: record.portrait,
  portrait_details: record.portrait_details,
  languages: record.languages,
  regions: record.regions,
  bio: record.bio,
});

export const toTeamMember = (record: TeamMemberRecord): TeamMemberResponse => ({
  ...toPublicMember(record),
  position: record.position,
  is_active: record.is_active,
  user_id: record.user_id,
  created_at: record.created_at.toISOString(),
  updated_at: record.updated_at.toISOString(),
});

export const toTeamMemberEventData = ({ name, role, is_active }: TeamMemberRecord): TeamMemberEventData => ({
  name,
  role,
  isActive: is_active,
});

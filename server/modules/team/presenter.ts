import { pick } from '../../platform/pick.ts';
import { type PublicMember, publicMemberSchema, type TeamMemberResponse } from './contract.ts';
import type { TeamMemberEventData } from './events.ts';
import { type TeamMemberRecord, teamMemberFields } from './queries.ts';

export const toPublicMember = (record: TeamMemberRecord): PublicMember =>
  pick(record, publicMemberSchema.keyof().options);

export const toTeamMember = (record: TeamMemberRecord): TeamMemberResponse => ({
  id: record.id,
  ...pick(record, teamMemberFields),
  created_at: record.created_at.toISOString(),
  updated_at: record.updated_at.toISOString(),
});

export const toTeamMemberEventData = ({ name, role, is_active }: TeamMemberRecord): TeamMemberEventData => ({
  name,
  role,
  isActive: is_active,
});

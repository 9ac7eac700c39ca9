import type { EventShape } from '../../platform/events/events.ts';

/** The member after the change. */
export type TeamMemberEventData = { name: string; role: string; isActive: boolean };

export type TeamEvent =
  | (EventShape & { type: 'team_member.added'; data: TeamMemberEventData })
  | (EventShape & { type: 'team_member.revised'; data: TeamMemberEventData & { changed: string[] } })
  | (EventShape & { type: 'team_member.deleted'; data: TeamMemberEventData });

const member = (id: number) => ({ type: 'team_member', id });

export const teamMemberAdded = (id: number, data: TeamMemberEventData): TeamEvent => ({
  type: 'team_member.added',
  entity: member(id),
  data,
});

export const teamMemberRevised = (
  id: number,
  data: TeamMemberEventData & { changed: string[] },
): TeamEvent => ({
  type: 'team_member.revised',
  entity: member(id),
  data,
});

export const teamMemberDeleted = (id: number, data: TeamMemberEventData): TeamEvent => ({
  type: 'team_member.deleted',
  entity: member(id),
  data,
});

import type { EventShape } from '../../platform/events/events.ts';

/** The member after the change. */
export type TeamMemberFacts = { name: string; role: string; isActive: boolean };

export type TeamEvent =
  | (EventShape & { type: 'team_member.added'; data: TeamMemberFacts })
  | (EventShape & { type: 'team_member.revised'; data: TeamMemberFacts & { changed: string[] } })
  | (EventShape & { type: 'team_member.deleted'; data: TeamMemberFacts });

const member = (id: number) => ({ type: 'team_member', id });

export const teamMemberAdded = (id: number, data: TeamMemberFacts): TeamEvent => ({
  type: 'team_member.added',
  entity: member(id),
  data,
});

export const teamMemberRevised = (id: number, data: TeamMemberFacts & { changed: string[] }): TeamEvent => ({
  type: 'team_member.revised',
  entity: member(id),
  data,
});

export const teamMemberDeleted = (id: number, data: TeamMemberFacts): TeamEvent => ({
  type: 'team_member.deleted',
  entity: member(id),
  data,
});

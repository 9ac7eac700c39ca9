import { createEventConstructor, type Events } from '../../platform/events/events.ts';

export type TeamMemberEventData = { name: string; role: string; isActive: boolean };

export type TeamEvent = Events<{
  'team_member.added': TeamMemberEventData;
  'team_member.revised': TeamMemberEventData & { changed: string[] };
  'team_member.deleted': TeamMemberEventData;
}>;

export const teamMemberEvent = createEventConstructor<TeamEvent>('team_member');

import { createRowModel } from '../../platform/db/createRowModel.ts';
import type { TeamMemberRecord } from './queries.ts';

/** A person of the agency, as visitors see them. */
export class TeamMember extends createRowModel<TeamMemberRecord>() {
  static override tableName = 'team_members';
  static override jsonAttributes = ['portrait_details', 'languages', 'regions'];
}

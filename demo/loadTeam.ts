import { z } from 'zod';
import { createTeamMember } from '../server/modules/team/commands/manageTeam.ts';
import { teamMemberCreateSchema } from '../server/modules/team/contract.ts';
import type { Database } from '../server/platform/db/db.ts';
import { readRecord } from './contentFiles.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';

const schema = z.object({
  members: z.array(
    teamMemberCreateSchema
      .omit({ user_id: true })
      .extend({ account: z.enum(['manager', 'employee']).optional() }),
  ),
});

/** The people of the agency, two of them with the accounts of the demo. */
export async function loadTeam(db: Database, staff: DemoStaff, now: Date): Promise<void> {
  const { members } = await readRecord('team.json', schema);
  for (const { account, ...member } of members) {
    const user_id = account ? staff[account].id : null;
    await createTeamMember(db, { ...member, user_id }, demoContext(toMoment(now, 109, 11), staff.manager));
  }
}

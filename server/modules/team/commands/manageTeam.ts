import type { z } from 'zod';
import { assertVersion, nextVersion } from '../../../platform/db/assertVersion.ts';
import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { invalid, requireFound } from '../../../platform/errors.ts';
import { auditDiff, diffFields } from '../../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { findLockedAccount } from '../../accounts/users/commands/lockUser.ts';
import { type TeamMemberFields, type teamMemberUpdateSchema, teamTexts } from '../contract.ts';
import { teamMemberEvent } from '../events.ts';
import { toTeamMember, toTeamMemberEventData } from '../presenter.ts';
import { teamMemberFields } from '../queries.ts';
import { TeamMember } from '../TeamMember.ts';

/** Adds a member and returns the id. @throws AppError 422 when the account is not free */
export async function createTeamMember(
  db: Database,
  input: TeamMemberFields,
  context: CommandContext,
): Promise<number> {
  return transaction(db, async (trx) => {
    await assertFreeAccount(trx, input.user_id, null);
    const times = { created_at: context.now, updated_at: context.now };
    const member = await TeamMember.query(trx).insert({ ...input, ...times });
    const facts = toTeamMemberEventData(member);
    await record(trx, teamMemberEvent('team_member.added', member.id, facts), context);
    return member.id;
  });
}

/** Changes a member; equal values are no change. @throws AppError 404, 409 for a stale version, or 422 */
export async function updateTeamMember(
  db: Database,
  id: number,
  input: z.output<typeof teamMemberUpdateSchema>,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const member = await lockMember(trx, id);
    assertVersion(member.updated_at, input, () => toTeamMember(member));
    const changes = diffFields(member, input, teamMemberFields);
    await assertFreeAccount(trx, changes.user_id ?? null, id);
    await revise(trx, member, changes, context);
  });
}

/** Names a renamed destination by its new name among the regions of members, who stay its planners. */
export async function renameRegion(
  trx: Transaction,
  { from, to }: { from: string; to: string },
  context: CommandContext,
): Promise<void> {
  for (const member of await TeamMember.query(trx).orderBy('id').forUpdate()) {
    const regions = member.regions.map((one) => (one.toLowerCase() === from.toLowerCase() ? to : one));
    await revise(trx, member, diffFields(member, { regions }, ['regions']), context);
  }
}

async function revise(
  trx: Transaction,
  member: TeamMember,
  changes: Partial<TeamMemberFields>,
  context: CommandContext,
): Promise<void> {
  const changed = Object.keys(changes);
  if (changed.length === 0) return;
  const audited = auditDiff(member, changes);
  await member.$query(trx).patch({ ...changes, updated_at: nextVersion(member.updated_at, context.now) });
  const facts = { ...toTeamMemberEventData(member), changed };
  await record(trx, teamMemberEvent('team_member.revised', member.id, facts), context, audited);
}

/** Deletes a member. @throws AppError 404 */
export async function deleteTeamMember(db: Database, id: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    const member = await lockMember(trx, id);
    await member.$query(trx).delete();
    await record(trx, teamMemberEvent('team_member.deleted', id, toTeamMemberEventData(member)), context);
  });
}

async function lockMember(trx: Transaction, id: number): Promise<TeamMember> {
  return requireFound(await TeamMember.query(trx).findById(id).forUpdate(), teamTexts.notFound);
}

/** Locks the account, so that two members who want it take turns. @throws AppError 422 when it is not there or taken */
async function assertFreeAccount(trx: Transaction, userId: number | null, ownId: number | null) {
  if (userId === null) return;
  const account = await findLockedAccount(trx, userId);
  const holder = await TeamMember.query(trx).findOne({ user_id: userId });
  if (account && (!holder || holder.id === ownId)) return;
  throw invalid([{ field: 'user_id', message: teamTexts.account }]);
}

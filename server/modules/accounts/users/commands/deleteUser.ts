import { type Database, type Transaction, transaction } from '../../../../platform/db/db.ts';
import { conflict } from '../../../../platform/errors.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { userTexts } from '../contract.ts';
import { userEvent } from '../events.ts';
import { fullName, type StaffMember } from '../queries.ts';
import { type ActingUser, assertManageable, lastSuperAdmin, toUserEventData } from '../rules.ts';
import { lockUser } from './lockUser.ts';

/** Clears the assignments of a user, with an event for each. */
export type UnassignEnquiries = (
  trx: Transaction,
  person: StaffMember,
  context: CommandContext,
) => Promise<void>;

type Dependencies = { db: Database; unassignEnquiries: UnassignEnquiries };

/**
 * Deletes an account with its sessions. Its assignments are cleared; its username and address become available.
 * @throws AppError 403, 404, or 409 (own account, last super_admin)
 */
export async function deleteUser(
  { db, unassignEnquiries }: Dependencies,
  id: number,
  by: ActingUser,
  context: CommandContext,
): Promise<void> {
  if (id === by.id) throw conflict(userTexts.ownDeletion, 'own_deletion');
  await transaction(db, async (trx) => {
    const { user, isLastAdmin } = await lockUser(trx, id);
    assertManageable(by, user.user_type);
    if (isLastAdmin) throw lastSuperAdmin();
    const person = { id, name: fullName(user) };
    await unassignEnquiries(trx, person, context);
    // Waits for assignments to this account that were not committed yet.
    await user.$query(trx).select('id').forUpdate();
    await unassignEnquiries(trx, person, context);
    await user.$query(trx).delete();
    await record(trx, userEvent('user.deleted', id, toUserEventData(user)), context);
  });
}

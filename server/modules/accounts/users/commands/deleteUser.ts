import { type Database, transaction } from '../../../../platform/db/db.ts';
import { conflict } from '../../../../platform/errors.ts';
import { type Context, record } from '../../../../platform/events/events.ts';
import { userTexts } from '../contract.ts';
import { userDeleted } from '../events.ts';
import { type ActingUser, lastSuperAdmin, lockUser, requireManageable, toUserFacts } from '../rules.ts';

/**
 * Deletes an account with its sessions. Its assignments are cleared; its username and address become available.
 * @throws AppError 403, 404, or 409 (own account, last super_admin)
 */
export async function deleteUser(db: Database, id: number, by: ActingUser, context: Context): Promise<void> {
  if (id === by.id) throw conflict(userTexts.ownDeletion, 'own_deletion');
  await transaction(db, async (trx) => {
    const { user, isLastAdmin } = await lockUser(trx, id);
    requireManageable(by, user.user_type);
    if (isLastAdmin) throw lastSuperAdmin();
    await user.$query(trx).delete();
    await record(trx, userDeleted(id, toUserFacts(user)), context);
  });
}

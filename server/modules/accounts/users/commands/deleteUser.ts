import { type Database, transaction } from '../../../../platform/db/db.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { type Context, record } from '../../../../platform/events/events.ts';
import { userTexts } from '../contract.ts';
import { userDeleted } from '../events.ts';
import { type ActingUser, requireAnotherSuperAdmin, requireManageable, toUserFacts } from '../rules.ts';
import { User } from '../User.ts';

/**
 * Deletes an account with its sessions. Its assignments are cleared; its username and address become available.
 * @throws AppError 403, 404, or 409 (own account, last super_admin)
 */
export async function deleteUser(db: Database, id: number, by: ActingUser, context: Context): Promise<void> {
  if (id === by.id) throw conflict(userTexts.ownDeletion, 'own_deletion');
  await transaction(db, async (trx) => {
    const user = await User.query(trx).findById(id).forUpdate();
    if (!user) throw notFound(userTexts.notFound);
    requireManageable(by, user.user_type);
    if (user.user_type === 'super_admin' && user.status === 'active') await requireAnotherSuperAdmin(trx, id);
    await user.$query(trx).delete();
    await record(trx, userDeleted(id, toUserFacts(user)), context);
  });
}

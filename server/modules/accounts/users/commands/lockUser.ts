import type { Transaction } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { userTexts } from '../contract.ts';
import { type AccountWithPassword, accountColumns } from '../queries.ts';
import { User } from '../User.ts';

/**
 * Locks an account, and with it every super_admin who can sign in, in the order of their ids: two who remove each other
 * concurrently wait for one another. Foreign keys do not wait for them.
 * @returns the account, and whether it is the last such super_admin
 * @throws AppError 404
 */
export async function lockUser(trx: Transaction, id: number): Promise<{ user: User; isLastAdmin: boolean }> {
  const users = await User.query(trx)
    .where({ id })
    .orWhere({ user_type: 'super_admin', status: 'active' })
    .orderBy('id')
    .limit(1000)
    .forNoKeyUpdate();
  const user = users.find((one) => one.id === id);
  if (!user) throw notFound(userTexts.notFound);
  const isActiveAdmin = user.user_type === 'super_admin' && user.status === 'active';
  return { user, isLastAdmin: isActiveAdmin && users.length === 1 };
}

/**
 * Locks an account and returns its current state; undefined when there is none. Every command that begins, renews or
 * ends sessions locks the account first, so that these commands and changes of the account run one after the other.
 * Foreign keys do not wait for it.
 */
export async function findLockedAccount(
  trx: Transaction,
  id: number,
): Promise<AccountWithPassword | undefined> {
  return trx('users')
    .select(...accountColumns, 'users.password_hash')
    .where({ id })
    .forNoKeyUpdate()
    .first<AccountWithPassword | undefined>();
}

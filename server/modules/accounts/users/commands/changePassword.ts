import type { Transaction } from '../../../../platform/db/db.ts';
import { requireFound } from '../../../../platform/errors.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { userTexts } from '../contract.ts';
import { userEvent } from '../events.ts';
import { type Account, fullName } from '../queries.ts';
import { User } from '../User.ts';
import { setPassword } from './setPassword.ts';

/**
 * Sets the password that a signed-in user chose, in the transaction that starts their new session.
 * @returns the changed account
 */
export async function changePassword(
  trx: Transaction,
  userId: number,
  passwordHash: string,
  context: CommandContext,
): Promise<Account> {
  const user = requireFound(await User.query(trx).findById(userId).forNoKeyUpdate(), userTexts.notFound);
  await setPassword(trx, user, passwordHash, context.now);
  await record(trx, userEvent('user.password_changed', userId, { name: fullName(user) }), context);
  return user;
}

import type { Transaction } from '../../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { userEvent } from '../events.ts';
import { User } from '../User.ts';

/** Records the time of the last sign-in; part of the transaction that creates the session. */
export async function recordSignIn(trx: Transaction, userId: number, context: CommandContext): Promise<void> {
  await User.query(trx).findById(userId).patch({ last_login: context.now });
  await record(trx, userEvent('user.signed_in', userId, {}), context);
}

import type { Transaction } from '../../../platform/db.ts';
import type { Context } from '../../../platform/events.ts';
import { record } from '../../../platform/events.ts';
import { userSignedIn } from '../events.ts';
import { User } from '../User.ts';

/** Remembers when a person last signed in; part of the transaction that begins the session. */
export async function noteSignIn(
  trx: Transaction,
  userId: number,
  address: string | null,
  context: Context,
): Promise<void> {
  await User.query(trx).findById(userId).patch({ last_login: context.now });
  await record(trx, userSignedIn(userId, address), context);
}

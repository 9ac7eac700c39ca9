import { raw } from 'objection';
import type { Transaction } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { type Context, record } from '../../../../platform/events/events.ts';
import { userTexts } from '../contract.ts';
import { userEvent } from '../events.ts';
import { fullName } from '../queries.ts';
import { User } from '../User.ts';

/**
 * Records since when sign-in requires a code, or that it no longer does; part of the transaction that stores or removes
 * the second factor.
 */
export async function recordSecondFactor(
  trx: Transaction,
  userId: number,
  change: 'enabled' | 'disabled' | 'reset',
  context: Context,
): Promise<void> {
  const user = await User.query(trx).findById(userId).forUpdate();
  if (!user) throw notFound(userTexts.notFound);
  await user
    .$query(trx)
    .patch({ second_factor_at: change === 'enabled' ? raw('statement_timestamp()') : null });
  const facts = { name: fullName(user) };
  await record(trx, userEvent(`user.second_factor_${change}`, userId, facts), context);
}

import { raw } from 'objection';
import type { Transaction } from '../../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { userEvent } from '../events.ts';
import { type Account, fullName } from '../queries.ts';
import { User } from '../User.ts';

/**
 * Records since when sign-in to a locked account requires a code, or that it does not; part of the transaction that
 * stores or removes the second factor.
 */
export async function recordSecondFactor(
  trx: Transaction,
  account: Pick<Account, 'id' | 'first_name' | 'last_name'>,
  change: 'enabled' | 'disabled' | 'reset',
  context: CommandContext,
): Promise<void> {
  await User.query(trx)
    .findById(account.id)
    .patch({ second_factor_at: change === 'enabled' ? raw('statement_timestamp()') : null });
  const facts = { name: fullName(account) };
  await record(trx, userEvent(`user.second_factor_${change}`, account.id, facts), context);
}

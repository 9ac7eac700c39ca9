import { takeLock } from '../../../../platform/db/advisoryLocks.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { findOnDuty, type StaffMember } from '../queries.ts';
import { User } from '../User.ts';

/**
 * Chooses a person on duty for the assignment of enquiries: the named one, or the one who waited longest for a turn.
 * Concurrent calls take turns one after the other. Null when no one is on duty.
 */
export async function assignNextTurn(
  trx: Transaction,
  username: string | null,
  now: Date,
): Promise<StaffMember | null> {
  await takeLock(trx, 'turns');
  const person = await findOnDuty(trx, username);
  if (!person) return null;
  await User.query(trx).findById(person.id).patch({ last_turn_at: now });
  return person;
}

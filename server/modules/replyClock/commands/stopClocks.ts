import type { Transaction } from '../../../platform/db/db.ts';
import type { StoredClock } from '../queries.ts';

/**
 * Stops clocks of enquiries to which no reply is owed any more, by default those that run. The statuses of handled
 * enquiries do so as well.
 */
export async function stopClocks(
  trx: Transaction,
  enquiryIds: number[],
  states: StoredClock['state'][] = ['running'],
): Promise<void> {
  await trx('reply_clocks')
    .whereIn('enquiry_id', enquiryIds)
    .whereIn('state', states)
    .update({ state: 'stopped', fires_at: null, reopened: false });
}

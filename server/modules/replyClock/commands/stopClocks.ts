import type { Transaction } from '../../../platform/db/db.ts';
import type { StoredClock } from '../queries.ts';

/**
 * Stops the running clocks of enquiries, because their customers get a reply. The statuses of handled enquiries do so
 * as well.
 * @param states which clocks to stop
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

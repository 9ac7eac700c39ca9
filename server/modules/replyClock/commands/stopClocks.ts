import type { Transaction } from '../../../platform/db/db.ts';

/**
 * Stops the running clocks of enquiries, because their customers get a reply. The statuses of handled enquiries do so
 * as well.
 */
export async function stopClocks(trx: Transaction, enquiryIds: number[]): Promise<void> {
  await trx('reply_clocks')
    .whereIn('enquiry_id', enquiryIds)
    .where({ state: 'running' })
    .update({ state: 'stopped', fires_at: null, reopened: false });
}

import type { Transaction } from '../../../platform/db/db.ts';

/** Stops the clocks that run, because their customers get an answer; a status of handled enquiries does so, too. */
export async function stopClocks(trx: Transaction, enquiryIds: number[]): Promise<void> {
  await trx('reply_clocks')
    .whereIn('enquiry_id', enquiryIds)
    .where({ state: 'running' })
    .update({ state: 'stopped', fires_at: null, reopened: false });
}

import type { Transaction } from '../../../platform/db/db.ts';

/**
 * Saves what a clock is, for `restoreClock`, unless it is stopped: what stopped it has saved it.
 * @returns whether it was saved
 */
export async function saveClock(trx: Transaction, enquiryId: number): Promise<boolean> {
  const saved = await trx('reply_clocks')
    .where({ enquiry_id: enquiryId })
    .whereNot({ state: 'stopped' })
    .update({
      state_before: trx.ref('state'),
      fires_before: trx.ref('fires_at'),
      reopened_before: trx.ref('reopened'),
    });
  return saved > 0;
}

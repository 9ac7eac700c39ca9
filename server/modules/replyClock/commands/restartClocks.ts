import type { Transaction } from '../../../platform/db/db.ts';

/**
 * Starts stopped clocks with the whole reply time from a moment on. Returns their due times.
 * @param reopened whether a message of the customer is the reason
 */
export async function restartClocks(
  trx: Transaction,
  enquiryIds: number[],
  startedAt: Date,
  reopened = false,
): Promise<{ enquiry_id: number; due_at: Date }[]> {
  return trx('reply_clocks')
    .whereIn('enquiry_id', enquiryIds)
    .whereNot({ state: 'running' })
    .update({
      state: 'running',
      started_at: startedAt,
      reopened,
      warn_at: trx.raw('reply_deadline(?, 0.75)', [startedAt]),
      due_at: trx.raw('reply_deadline(?, 1)', [startedAt]),
      fires_at: trx.raw('reply_deadline(?, 0.75)', [startedAt]),
    })
    .returning(['enquiry_id', 'due_at']);
}

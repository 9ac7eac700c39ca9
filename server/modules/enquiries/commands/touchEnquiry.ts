import type { Transaction } from '../../../platform/db/db.ts';

/** Records that something happened to an enquiry: its retention period starts again. */
export async function touchEnquiry(trx: Transaction, id: number, now: Date): Promise<void> {
  await trx('enquiries').where({ id }).update({ updated_at: now });
}

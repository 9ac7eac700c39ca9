import type { Transaction } from '../../../platform/db/db.ts';
import { Enquiry } from '../Enquiry.ts';

/** Records that something happened to an enquiry: its retention period starts again. */
export async function touchEnquiry(trx: Transaction, id: number, now: Date): Promise<void> {
  await Enquiry.query(trx).findById(id).patch({ updated_at: now });
}

import type { Transaction } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors.ts';
import { lockEnquiry } from '../../enquiries/commands/lockEnquiry.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import { explainUnanswerable } from '../explainUnanswerable.ts';

/**
 * An enquiry that can be replied to, locked until the end of the transaction.
 * @throws AppError 404, or 409 when it was erased or merged
 */
export async function lockAnswerable(trx: Transaction, id: number): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(trx, id);
  const refusal = explainUnanswerable(enquiry);
  if (refusal) throw conflict(refusal);
  return enquiry;
}

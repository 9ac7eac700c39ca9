import type { Transaction } from '../../../platform/db/db.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { type EnquiryRecord, lockEnquiry } from '../../enquiries/queries.ts';
import { conversationTexts } from '../contract.ts';

/**
 * The enquiry that a message belongs to, locked until the end of the transaction.
 * @throws AppError 404, or 409 when its data was erased
 */
export async function lockAnswerable(trx: Transaction, id: number): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(trx, id);
  if (!enquiry) throw notFound('Enquiry not found');
  if (enquiry.erased_at) throw conflict(conversationTexts.erased);
  return enquiry;
}

import type { Transaction } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors.ts';
import { lockEnquiry } from '../../enquiries/commands/lockEnquiry.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import { conversationTexts } from '../contract.ts';

/**
 * The enquiry that a message belongs to, locked until the end of the transaction.
 * @throws AppError 404, or 409 when its data was erased
 */
export async function lockNotErased(trx: Transaction, id: number): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(trx, id);
  if (enquiry.erased_at) throw conflict(conversationTexts.erased);
  return enquiry;
}

import type { Transaction } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import { conversationTexts } from '../contract.ts';
import { getMessage, type MessageRecord } from '../queries.ts';
import { lockNotErased } from './lockNotErased.ts';

/**
 * A reply and its enquiry, both locked until the end of the transaction.
 * @throws AppError 404, or 409 when the data of the enquiry was erased
 */
export async function lockReply(
  trx: Transaction,
  enquiryId: number,
  messageId: number,
): Promise<{ enquiry: EnquiryRecord; reply: MessageRecord }> {
  const enquiry = await lockNotErased(trx, enquiryId);
  await trx('conversation_messages').select('id').where({ id: messageId }).forUpdate();
  const reply = await getMessage(trx, messageId);
  if (reply?.enquiry_id !== enquiryId || reply.kind !== 'reply') {
    throw notFound(conversationTexts.noSuchReply);
  }
  return { enquiry, reply };
}

import type { Transaction } from '../../../platform/db/db.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import type { PrivateFile } from '../../../platform/storage/privateFiles.ts';
import { reopenEnquiry } from '../../enquiries/commands/reopenEnquiry.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import type { ConversationEvent, MessageEventData } from '../events.ts';
import type { MessageRecord } from '../queries.ts';

/** What a visitor wrote; a mail has its addresses and its Message-ID, too. */
export type ReceivedMessage = Pick<MessageRecord, 'kind' | 'body'> &
  Partial<Pick<MessageRecord, 'html' | 'sender' | 'recipient' | 'subject' | 'message_id'>>;

/**
 * Adds what a visitor wrote to the thread of their enquiry, which the caller has locked, and reopens the enquiry.
 * @param toEvent makes the event of the message
 * @returns the id of the message
 */
export async function receiveMessage(
  trx: Transaction,
  enquiry: EnquiryRecord,
  { message, files }: { message: ReceivedMessage; files: PrivateFile[] },
  toEvent: (enquiryId: number, facts: MessageEventData) => ConversationEvent,
  context: Context,
): Promise<number> {
  const { id: enquiryId, channel, name } = enquiry;
  const [row]: { id: number }[] = await trx('conversation_messages')
    .insert({
      ...message,
      enquiry_id: enquiryId,
      direction: 'incoming',
      state: 'received',
      author_name: name,
      created_at: context.now,
    })
    .returning('id');
  const messageId = row?.id ?? 0; // an insert returns its row
  for (const file of files) {
    await trx('message_files').insert({
      enquiry_id: enquiryId,
      message_id: messageId,
      created_at: context.now,
      key: file.key,
      name: file.name,
      size: file.size,
      mime: file.mime,
    });
  }
  await record(trx, toEvent(enquiryId, { channel, name, messageId }), context);
  await reopenEnquiry(trx, enquiry, context);
  return messageId;
}

import type { Database, Transaction } from '../../../platform/db/db.ts';
import { getInsertedId } from '../../../platform/db/getInsertedId.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { type Idempotency, withIdempotencyKey } from '../../../platform/http/idempotency.ts';
import type { PrivateFile } from '../../../platform/storage/privateFiles.ts';
import { reopenEnquiry } from '../../enquiries/commands/reopenEnquiry.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import { messageEvent } from '../events.ts';
import { lockNotErased } from './lockNotErased.ts';

type VisitorMessage = { text: string; file: PrivateFile | null };

/**
 * Adds a message that a visitor wrote on the status page to the thread of their enquiry, and reopens the enquiry.
 * `replayed` is set when the key was claimed before.
 * @throws AppError 404; 409 when the enquiry was erased, or the key was used with another body
 */
export async function sendVisitorMessage(
  db: Database,
  enquiryId: number,
  message: VisitorMessage,
  idempotency: Idempotency,
  context: CommandContext,
): Promise<{ replayed: boolean }> {
  let replayed = true;
  await withIdempotencyKey(db, idempotency, async (trx) => {
    replayed = false;
    const enquiry = await lockNotErased(trx, enquiryId);
    const messageId = await insertMessage(trx, enquiry, message, context);
    const { channel, name } = enquiry;
    const facts = { channel, name, messageId };
    await record(trx, messageEvent('web_message.received', enquiryId, facts), context);
    await reopenEnquiry(trx, enquiry, context);
    return { id: messageId };
  });
  return { replayed };
}

async function insertMessage(
  trx: Transaction,
  { id: enquiry_id, name }: EnquiryRecord,
  { text, file }: VisitorMessage,
  { now }: CommandContext,
): Promise<number> {
  const message_id = await getInsertedId(
    trx('conversation_messages').insert({
      enquiry_id,
      kind: 'web_message',
      direction: 'incoming',
      state: 'received',
      author_name: name,
      body: text,
      created_at: now,
    }),
  );
  if (file) await trx('message_files').insert({ ...file, enquiry_id, message_id, created_at: now });
  return message_id;
}

import type { Database } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { type Idempotency, withIdempotencyKey } from '../../../platform/http/idempotency.ts';
import type { PrivateFile } from '../../../platform/storage/privateFiles.ts';
import { reopenEnquiry } from '../../enquiries/commands/reopenEnquiry.ts';
import { messageEvent, toMessageEventData } from '../events.ts';
import { addMessage } from './addMessage.ts';
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
  { text, file }: VisitorMessage,
  idempotency: Idempotency,
  context: CommandContext,
): Promise<{ replayed: boolean }> {
  let replayed = true;
  await withIdempotencyKey(db, idempotency, async (trx) => {
    replayed = false;
    const enquiry = await lockNotErased(trx, enquiryId);
    const messageId = await addMessage(
      trx,
      {
        enquiry_id: enquiryId,
        kind: 'web_message',
        direction: 'incoming',
        state: 'received',
        author_name: enquiry.name,
        body: text,
        created_at: context.now,
      },
      file ? [file] : [],
    );
    const facts = toMessageEventData(enquiry, messageId);
    await record(trx, messageEvent('web_message.received', enquiryId, facts), context);
    await reopenEnquiry(trx, enquiry, context);
    return { id: messageId };
  });
  return { replayed };
}

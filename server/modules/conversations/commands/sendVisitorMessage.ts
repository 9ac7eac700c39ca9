import { type Database, transaction } from '../../../platform/db/db.ts';
import type { Context } from '../../../platform/events/events.ts';
import { type Idempotency, withIdempotencyKey } from '../../../platform/http/idempotency.ts';
import type { PrivateFile } from '../../../platform/storage/privateFiles.ts';
import { type MessageEventData, messageEvent } from '../events.ts';
import { lockAnswerable } from './lockAnswerable.ts';
import { receiveMessage } from './receiveMessage.ts';

/**
 * Adds what a visitor wrote on the status page to the thread. `replayed` is set when the key was claimed before.
 * @throws AppError 404; 409 when the enquiry was erased, or the key was used with another body
 */
export async function sendVisitorMessage(
  db: Database,
  enquiryId: number,
  { text, file }: { text: string; file: PrivateFile | null },
  idempotency: Idempotency,
  context: Context,
): Promise<{ replayed: boolean }> {
  let replayed = true;
  await transaction(db, (trx) =>
    withIdempotencyKey(trx, idempotency, async () => {
      replayed = false;
      const enquiry = await lockAnswerable(trx, enquiryId);
      const message = { kind: 'web_message', body: text } as const;
      const received = { message, files: file ? [file] : [] };
      const toEvent = (id: number, facts: MessageEventData) =>
        messageEvent('web_message.received', id, facts);
      return { id: await receiveMessage(trx, enquiry, received, toEvent, context) };
    }),
  );
  return { replayed };
}

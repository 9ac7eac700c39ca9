import { type Database, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { touchEnquiry } from '../../enquiries/commands/touchEnquiry.ts';
import type { ContactLog } from '../contract.ts';
import { messageEvent, toMessageEventData } from '../events.ts';
import { addMessage } from './addMessage.ts';
import { lockNotErased } from './lockNotErased.ts';

/**
 * Adds a call or a WhatsApp message, which happened outside of the product, to the thread and returns its id.
 * @throws AppError 404, or 409 when the data of the enquiry was erased
 */
export async function logContact(
  db: Database,
  enquiryId: number,
  { kind, direction, text }: ContactLog,
  context: CommandContext,
): Promise<number> {
  return transaction(db, async (trx) => {
    const enquiry = await lockNotErased(trx, enquiryId);
    const messageId = await addMessage(trx, {
      enquiry_id: enquiryId,
      kind,
      direction,
      body: text,
      state: 'logged',
      author_id: context.actor?.id ?? null,
      author_name: context.actor?.name ?? null,
      created_at: context.now,
    });
    const facts = toMessageEventData(enquiry, messageId);
    await record(trx, messageEvent(`${kind}.logged`, enquiryId, facts), context);
    await touchEnquiry(trx, enquiryId, context.now);
    return messageId;
  });
}

import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { getEnquiry } from '../../enquiries/queries.ts';
import { type MessageEventData, messageEvent } from '../events.ts';

/** Records that the mail server has accepted a reply. Repeating it changes nothing. */
export async function markReplySent(db: Database, id: number, context: Context): Promise<void> {
  await settle(db, id, { state: 'sent', state_reason: null, sent_at: context.now }, (trx, enquiryId, facts) =>
    record(trx, messageEvent('reply.sent', enquiryId, facts), context),
  );
}

/** Records that a reply cannot be delivered and waits for a person. Repeating it changes nothing. */
export async function markReplyFailed(
  db: Database,
  id: number,
  reason: string,
  context: Context,
): Promise<void> {
  await settle(db, id, { state: 'failed', state_reason: reason }, (trx, enquiryId, facts) =>
    record(trx, messageEvent('reply.failed', enquiryId, { ...facts, reason }), context),
  );
}

/** Records why a reply was not accepted this time; the mail queue tries again. */
export async function markReplyDelayed(db: Database, id: number, reason: string): Promise<void> {
  await db('conversation_messages').where({ id, state: 'sending' }).update({ state_reason: reason });
}

async function settle(
  db: Database,
  id: number,
  change: object,
  recordOutcome: (trx: Transaction, enquiryId: number, facts: MessageEventData) => Promise<void>,
): Promise<void> {
  await transaction(db, async (trx) => {
    const [row]: { enquiry_id: number }[] = await trx('conversation_messages')
      .where({ id, state: 'sending' })
      .update(change)
      .returning('enquiry_id');
    const enquiry = row && (await getEnquiry(trx, row.enquiry_id));
    if (!enquiry) return;
    const { channel, name } = enquiry;
    await recordOutcome(trx, enquiry.id, { channel, name, messageId: id });
  });
}

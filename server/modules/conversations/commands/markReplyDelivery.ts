import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { findLockedEnquiry } from '../../enquiries/commands/lockEnquiry.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import { messageEvent, toMessageEventData } from '../events.ts';
import { getMessage, type MessageRecord } from '../queries.ts';
import { revertReplyEffects } from './revertReplyEffects.ts';

/** Records that the mail server has accepted a reply. Repeating it changes nothing. */
export async function markReplySent(db: Database, id: number, context: CommandContext): Promise<void> {
  await settle(db, id, { state: 'sent', state_reason: null, sent_at: context.now }, (trx, enquiry) =>
    record(trx, messageEvent('reply.sent', enquiry.id, toMessageEventData(enquiry, id)), context),
  );
}

/**
 * Records that a reply cannot be delivered and waits for a person: the enquiry is owed a reply as before. Repeating it
 * changes nothing.
 */
export async function markReplyFailed(
  db: Database,
  id: number,
  reason: string,
  context: CommandContext,
): Promise<void> {
  await settle(db, id, { state: 'failed', state_reason: reason }, (trx, enquiry, reply) =>
    recordFailure(trx, enquiry, reply, reason, context),
  );
}

/** Records the failure of a reply, and that its enquiry, which the caller has locked, is owed a reply as before. */
export async function recordFailure(
  trx: Transaction,
  enquiry: EnquiryRecord,
  reply: MessageRecord,
  reason: string,
  context: CommandContext,
): Promise<void> {
  const facts = { ...toMessageEventData(enquiry, reply.id), reason };
  await record(trx, messageEvent('reply.failed', enquiry.id, facts), context);
  if (!enquiry.erased_at) await revertReplyEffects(trx, enquiry, reply, context);
}

/** Records why a reply was not accepted this time; the mail queue tries again. */
export async function markReplyDelayed(db: Database, id: number, reason: string): Promise<void> {
  await db('conversation_messages').where({ id, state: 'sending' }).update({ state_reason: reason });
}

/** Locks the enquiry first, as all do who change a reply. */
async function settle(
  db: Database,
  id: number,
  change: object,
  recordOutcome: (trx: Transaction, enquiry: EnquiryRecord, reply: MessageRecord) => Promise<void>,
): Promise<void> {
  await transaction(db, async (trx) => {
    const message = await getMessage(trx, id);
    const enquiry = message && (await findLockedEnquiry(trx, message.enquiry_id));
    const settled = await trx('conversation_messages').where({ id, state: 'sending' }).update(change);
    const reply = settled > 0 ? await getMessage(trx, id) : undefined;
    if (enquiry && reply) await recordOutcome(trx, enquiry, reply);
  });
}

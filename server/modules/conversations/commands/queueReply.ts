import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/db/db.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { type Idempotency, withIdempotencyKey } from '../../../platform/http/idempotency.ts';
import { htmlToText, isBlankHtml, sanitizeHtml } from '../../../platform/text/sanitizeHtml.ts';
import { truncate } from '../../../platform/text/truncate.contract.ts';
import { touchEnquiry } from '../../enquiries/commands/touchEnquiry.ts';
import { updateEnquiry } from '../../enquiries/commands/updateEnquiry.ts';
import { type EnquiryStatus, openStatuses } from '../../enquiries/contract.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import { lockClock } from '../../replyClock/commands/lockClock.ts';
import { conversationTexts, type QueuedReply, type ReplyInput, undoSeconds } from '../contract.ts';
import { messageEvent, toMessageEventData } from '../events.ts';
import { getReplyFacts } from '../getReplyFacts.ts';
import { findNewestMessage, getSignature } from '../queries.ts';
import { fillVariables, listVariables } from '../variables.contract.ts';
import { lockAnswerable } from './lockAnswerable.ts';
import { claimFiles } from './messageFiles.ts';
import { deleteDraft } from './saveDraft.ts';

/**
 * Stores a reply that is sent when the time to undo it is over, and sets the status of its enquiry.
 * @param publicUrl the host of the Message-ID, which is random, so that only recipients of the mail can reply to it
 * @throws AppError 404; 409 when the enquiry was erased or merged, the customer has written or another reply was sent
 * since the author looked, or the key has another body; 422 when the reply is empty or has a variable without a value
 */
export async function queueReply(
  { db, publicUrl }: { db: Database; publicUrl: string },
  enquiryId: number,
  input: ReplyInput,
  idempotency: Idempotency,
  context: CommandContext,
): Promise<QueuedReply> {
  const written = await sanitizeHtml(input.html);
  return withIdempotencyKey(db, idempotency, async (trx) => {
    const enquiry = await lockAnswerable(trx, enquiryId);
    await assertSeen(trx, enquiryId, input);
    const status = nextStatus(enquiry, input);
    const html = await completeText(trx, written, enquiry, context);
    const message = {
      enquiry_id: enquiryId,
      kind: 'reply',
      direction: 'outgoing',
      state: 'queued',
      html,
      body: htmlToText(html),
      signature: await getSignature(trx, context.actor?.id ?? 0),
      author_id: context.actor?.id ?? null,
      author_name: context.actor?.name ?? null,
      recipient: enquiry.email,
      subject: toReplySubject(enquiry),
      message_id: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
      restore_status: status && enquiry.status,
      given_status: status,
      restore_clock: status && (await lockClock(trx, enquiryId)),
      waits: input.wait,
      created_at: context.now,
    };
    const reply = await insertReply(trx, message);
    const facts = toMessageEventData(enquiry, reply.id);
    await record(trx, messageEvent('reply.queued', enquiryId, facts), context);
    await claimFiles(trx, { enquiryId, messageId: reply.id }, input.files, context);
    await deleteDraft(trx, enquiryId, context);
    await touchEnquiry(trx, enquiryId, context.now);
    if (status) await updateEnquiry(trx, { id: enquiryId }, { status }, context);
    return reply;
  });
}

/**
 * A reply stops the reply clock, so a message that its author has not seen would never be answered. A reply that its
 * author has not seen may say the same.
 * @throws AppError 409
 */
async function assertSeen(trx: Transaction, enquiryId: number, input: ReplyInput): Promise<void> {
  const { last_seen = Infinity, last_reply_seen = Infinity } = input;
  if ((await findNewestMessage(trx, enquiryId, 'incoming')) > last_seen)
    throw conflict(conversationTexts.unseen);
  if ((await findNewestMessage(trx, enquiryId, 'outgoing')) > last_reply_seen)
    throw conflict(conversationTexts.unseenReply);
}

/** Fills in the variables. @throws AppError 422 when one is left, or there is no text */
async function completeText(
  trx: Transaction,
  written: string,
  enquiry: EnquiryRecord,
  { actor }: CommandContext,
): Promise<string> {
  const { variables } = await getReplyFacts(trx, enquiry, actor?.name ?? null);
  const html = fillVariables(written, variables);
  const refuse = (message: string) => invalid([{ field: 'html', message }]);
  if (isBlankHtml(html)) throw refuse(conversationTexts.empty);
  const left = listVariables(html);
  if (left.length > 0) throw refuse(conversationTexts.unresolved(left));
  return html;
}

/** The reference is never cut off, because it assigns an answer to the enquiry. An enquiry by mail may begin with `Re:`. */
const toReplySubject = ({ subject, reference }: EnquiryRecord): string =>
  `Re: ${truncate(subject.replace(/^(?:re:\s*)+/i, ''), 150)} [${reference}]`;

/** Null when a reply does not change the status. */
function nextStatus({ status }: EnquiryRecord, { resolve }: ReplyInput): EnquiryStatus | null {
  if (resolve) return status === 'resolved' ? null : 'resolved';
  return openStatuses.includes(status) ? 'replied' : null;
}

async function insertReply(trx: Transaction, message: object): Promise<QueuedReply> {
  const [row]: { id: number; send_after: Date }[] = await trx('conversation_messages')
    .insert({ ...message, send_after: trx.raw('now() + make_interval(secs => ?)', [undoSeconds]) })
    .returning(['id', 'send_after']);
  if (!row) throw new Error('An insert returns its row');
  return { id: row.id, send_at: row.send_after.toISOString() };
}

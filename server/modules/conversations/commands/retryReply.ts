import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { updateEnquiry } from '../../enquiries/commands/updateEnquiry.ts';
import { lockClock } from '../../replyClock/commands/lockClock.ts';
import { conversationTexts } from '../contract.ts';
import { messageEvent, toMessageEventData } from '../events.ts';
import { findNewestMessage } from '../queries.ts';
import { lockReply } from './lockReply.ts';

/**
 * Queues a failed reply again, under the same Message-ID; the enquiry gets the status that the reply gave it,
 * unless the customer has written since the reply, which does not answer that.
 * @throws AppError 404; 409 when it has not failed
 */
export async function retryReply(
  db: Database,
  { enquiryId, messageId }: { enquiryId: number; messageId: number },
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const { enquiry, reply } = await lockReply(trx, enquiryId, messageId);
    if (reply.state !== 'failed') throw conflict(conversationTexts.notFailed);
    const { restore_status, given_status: status } = reply;
    const givesStatus =
      status !== restore_status &&
      enquiry.status === restore_status &&
      (await findNewestMessage(trx, enquiryId, 'incoming')) < messageId;
    await trx('conversation_messages')
      .where({ id: messageId })
      .update({
        state: 'queued',
        state_reason: null,
        send_after: lastInOrder(trx, enquiryId),
        given_clock: null,
        ...(givesStatus
          ? { restore_clock: await lockClock(trx, enquiryId) }
          : { restore_status: null, given_status: null, restore_clock: null }),
      });
    const facts = toMessageEventData(enquiry, messageId);
    await record(trx, messageEvent('reply.retried', enquiryId, facts), context);
    if (status && givesStatus) await updateEnquiry(trx, { id: enquiryId }, { status }, context);
  });
}

/** After the replies that can still be undone: one that is attempted later answers the enquiry if those are undone. */
const lastInOrder = (trx: Transaction, enquiryId: number) =>
  trx.raw(
    `greatest(now(), (select max(send_after) + interval '1 millisecond' from conversation_messages
     where enquiry_id = ? and state = 'queued'))`,
    [enquiryId],
  );

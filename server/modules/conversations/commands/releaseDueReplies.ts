import { type Database, transaction } from '../../../platform/db/db.ts';
import { type Context, createSystemContext, recordAll } from '../../../platform/events/events.ts';
import type { EnquiryChannel } from '../../enquiries/contract.ts';
import { enquiriesByIds } from '../../enquiries/queries.ts';
import { listReopenedSince } from '../../replyClock/commands/listReopenedSince.ts';
import { stopClocks } from '../../replyClock/commands/stopClocks.ts';
import { waitForCustomer } from '../../replyClock/commands/waitForCustomer.ts';
import { messageEvent } from '../events.ts';
import type { MessageRecord } from '../queries.ts';

export const releaseBatchSize = 100;

type Due = Pick<MessageRecord, 'id' | 'enquiry_id' | 'author_id' | 'author_name' | 'created_at'> & {
  /** The enquiry then waits for the customer. */
  waits: boolean;
};

/**
 * Passes the replies whose time to undo is over to the mail queue: state and event in one transaction, so that each is
 * released once, even if the queue loses everything. Any number of workers may do this at once.
 * @returns how many were released, at most 100
 */
export async function releaseDueReplies(db: Database, now: Date): Promise<number> {
  const context = createSystemContext(now);
  return transaction(db, async (trx) => {
    const due: Due[] = await trx('conversation_messages')
      .select('id', 'enquiry_id', 'waits', 'author_id', 'author_name', 'created_at')
      .where({ state: 'queued' })
      .whereRaw('send_after <= now()')
      .orderBy('send_after')
      .limit(releaseBatchSize)
      .forUpdate()
      .skipLocked();
    if (due.length === 0) return 0;
    await trx('conversation_messages')
      .whereIn(
        'id',
        due.map(({ id }) => id),
      )
      .update({ state: 'sending' });
    // A reply does not answer what the customer wrote after it.
    const reopened = await listReopenedSince(
      trx,
      due.map(({ enquiry_id, created_at }) => ({ enquiryId: enquiry_id, at: created_at })),
    );
    const answering = due.filter(({ enquiry_id }) => !reopened.has(enquiry_id));
    const waiting = answering.filter(({ waits }) => waits);
    for (const reply of waiting) await waitForCustomer(trx, reply.enquiry_id, toContext(reply, now));
    // An enquiry that came back from a snooze already has the status Replied.
    await stopClocks(
      trx,
      answering.map(({ enquiry_id }) => enquiry_id),
    );
    const enquiries: { id: number; channel: EnquiryChannel; name: string }[] = await enquiriesByIds(
      trx,
      due.map(({ enquiry_id }) => enquiry_id),
    ).select('id', 'channel', 'name');
    const byId = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]));
    const events = due.flatMap(({ id, enquiry_id }) => {
      const enquiry = byId.get(enquiry_id);
      if (!enquiry) return []; // it was deleted meanwhile, with its messages
      const { channel, name } = enquiry;
      return [messageEvent('reply.released', enquiry_id, { channel, name, messageId: id })];
    });
    await recordAll(trx, events, context);
    return due.length;
  });
}

/** The author of a reply is the actor of what follows from it. */
const toContext = ({ author_id: id, author_name: name }: Due, now: Date): Context => ({
  actor: id === null ? null : { id, name: name ?? '' },
  now,
  requestId: null,
});

import type { Knex } from 'knex';
import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, createSystemContext, recordAll } from '../../../platform/events/events.ts';
import { openStatuses } from '../../enquiries/contract.ts';
import { type EnquiryRecord, selectEnquiriesByIds } from '../../enquiries/queries.ts';
import { lockClock } from '../../replyClock/commands/lockClock.ts';
import { stopClocks } from '../../replyClock/commands/stopClocks.ts';
import { waitForCustomer } from '../../replyClock/commands/waitForCustomer.ts';
import { messageEvent, toMessageEventData } from '../events.ts';
import { explainUnanswerable } from '../explainUnanswerable.ts';
import type { MessageRecord } from '../queries.ts';

export const releaseBatchSize = 100;

const dueColumns = [
  'id',
  'enquiry_id',
  'author_id',
  'author_name',
  'given_status',
  'waits',
  'send_after',
] as const;
type Due = Pick<MessageRecord, (typeof dueColumns)[number]>;

const enquiryColumns = ['id', 'channel', 'name', 'status', 'erased_at', 'merged_into'] as const;

/** A reply with its enquiry. */
type Released = Due & { enquiry: Pick<EnquiryRecord, (typeof enquiryColumns)[number]> };

/**
 * Passes the replies whose time to undo is over to the mail queue: state and event in one transaction, so that each is
 * released once, even if the queue loses everything. Any number of workers may do this at once.
 * @returns how many were released: 100 or more if others may be due
 */
export async function releaseDueReplies(db: Database, now: Date): Promise<number> {
  return transaction(db, async (trx) => {
    const released = await takeDueReplies(trx);
    if (released.length === 0) return 0;
    for (const reply of released) await settleClock(trx, reply, now);
    await recordAll(
      trx,
      released.map(({ id, enquiry }) =>
        messageEvent('reply.released', enquiry.id, toMessageEventData(enquiry, id)),
      ),
      createSystemContext(now),
    );
    return released.length;
  });
}

async function takeDueReplies(trx: Transaction): Promise<Released[]> {
  const isDue = (query: Knex.QueryBuilder) =>
    query.where({ state: 'queued' }).whereRaw('send_after <= now()');
  const ids: number[] = await isDue(trx('conversation_messages'))
    .orderBy('send_after')
    .limit(releaseBatchSize)
    .pluck('enquiry_id');
  if (ids.length === 0) return [];
  // The next call takes the replies to enquiries that others hold: waiting for those could be a deadlock.
  const enquiries: Released['enquiry'][] = await selectEnquiriesByIds(trx, ids)
    .select(...enquiryColumns)
    .forUpdate()
    .skipLocked();
  const byId = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]));
  const due: Due[] = await isDue(trx('conversation_messages').whereIn('enquiry_id', [...byId.keys()]))
    .update({ state: 'sending' })
    .returning([...dueColumns]);
  return due
    .sort((one, other) => Number(one.send_after) - Number(other.send_after) || one.id - other.id)
    .flatMap((reply) => {
      const enquiry = byId.get(reply.enquiry_id);
      return enquiry ? [{ ...reply, enquiry }] : [];
    });
}

/**
 * A reply does not answer what happened after it was written: a message of the customer, or the merge with an enquiry
 * that is owed a reply, has opened its enquiry again. Nor does it wait for the customer if staff have decided otherwise
 * since, or merged the enquiry. What it changes is saved in case it fails.
 */
async function settleClock(trx: Transaction, reply: Released, now: Date): Promise<void> {
  const { id, enquiry, given_status, waits } = reply;
  if (openStatuses.includes(enquiry.status)) return;
  const clock = await lockClock(trx, enquiry.id);
  const isWaiting = waits && !explainUnanswerable(enquiry) && !(await isOverruled(trx, reply));
  // The status has stopped the others; an enquiry that came back from a snooze was Replied before.
  const isStopped = !isWaiting && clock.state === 'running';
  if (isWaiting) await waitForCustomer(trx, enquiry.id, toContext(reply, now));
  if (isStopped) await stopClocks(trx, [enquiry.id]);
  await trx('conversation_messages')
    .where({ id })
    .update({
      given_clock: isWaiting ? 'waiting' : isStopped ? 'stopped' : clock.state,
      ...(given_status ? {} : { restore_status: enquiry.status, given_status: enquiry.status }),
      ...(given_status && clock.state !== 'running' ? {} : { restore_clock: clock }),
    });
}

/** Whether the enquiry was snoozed, or its status changed, after the reply was written or last retried. */
async function isOverruled(trx: Transaction, { id, enquiry_id }: Due): Promise<boolean> {
  const events = () => trx('events').where({ entity_type: 'enquiry', entity_id: enquiry_id });
  const attempt = events()
    .max('occurred_at')
    .whereIn('type', ['reply.queued', 'reply.retried'])
    .whereRaw("data ->> 'messageId' = ?", [String(id)]);
  const change = await events()
    .whereIn('type', ['reply_clock.snoozed', 'enquiry.status_changed'])
    .where('occurred_at', '>', attempt)
    .first('id');
  return change !== undefined;
}

/** The author of a reply is the actor of what follows from it. */
const toContext = ({ author_id: id, author_name: name }: Due, now: Date): CommandContext => ({
  actor: id === null ? null : { id, name: name ?? '' },
  now,
  requestId: null,
});

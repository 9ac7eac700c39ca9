import { type Database, transaction } from '../../../platform/db/db.ts';
import { createSystemContext, recordAll } from '../../../platform/events/events.ts';
import { type ReplyClockEvent, replyClockResumed, replyDueSoon, replyOverdue } from '../events.ts';
import { restartClocks } from './restartClocks.ts';

/** The maximum number of timers that one call fires. */
export const timerBatchSize = 200;

type DueClock = { enquiry_id: number; state: 'running' | 'snoozed'; due_at: Date };

/**
 * Acts on the clocks that are due: warns, escalates, ends snoozes. A clock moves on in the transaction that records its
 * event, and is skipped by workers that find it locked, so each timer fires once. A warning that could not be sent in
 * time is left out when the reply is already overdue.
 * @returns how many fired; fewer than a batch mean that no more are due
 */
export async function fireTimers(db: Database, now: Date): Promise<number> {
  return transaction(db, async (trx) => {
    const clocks: DueClock[] = await trx('reply_clocks')
      .select('enquiry_id', 'state', 'due_at')
      .where('fires_at', '<=', now)
      .orderBy(['fires_at', 'enquiry_id'])
      .limit(timerBatchSize)
      .forUpdate()
      .skipLocked();
    const snoozed = clocks.filter(({ state }) => state === 'snoozed');
    const overdue = clocks.filter(({ state, due_at }) => state === 'running' && due_at <= now);
    const dueSoon = clocks.filter(({ state, due_at }) => state === 'running' && due_at > now);

    const move = (moved: DueClock[], fires_at: unknown) =>
      trx('reply_clocks')
        .whereIn(
          'enquiry_id',
          moved.map(({ enquiry_id }) => enquiry_id),
        )
        .update({ fires_at });
    await move(overdue, null);
    await move(dueSoon, trx.ref('due_at'));
    const resumed = await restartClocks(
      trx,
      snoozed.map(({ enquiry_id }) => enquiry_id),
      now,
    );
    const events: ReplyClockEvent[] = [
      ...overdue.map(({ enquiry_id, due_at }) => replyOverdue(enquiry_id, due_at)),
      ...dueSoon.map(({ enquiry_id, due_at }) => replyDueSoon(enquiry_id, due_at)),
      ...resumed.map(({ enquiry_id, due_at }) => replyClockResumed(enquiry_id, due_at)),
    ];
    await recordAll(trx, events, createSystemContext(now));
    return clocks.length;
  });
}

import type { Transaction } from '../../../platform/db/db.ts';
import type { SavedClock } from '../queries.ts';
import { lockClock } from './lockClock.ts';
import { stopClocks } from './stopClocks.ts';

/** The state that something gave to a clock, and what the clock was before; null if nothing is to be restored. */
export type ClockChange = { from: SavedClock['state']; to: SavedClock | null };

/**
 * Restores the former status of an enquiry, and what its clock was before a change, unless the change left the clock as
 * it was, or the clock has another state by now.
 */
export async function restoreClock(
  trx: Transaction,
  enquiryId: number,
  { from, to }: ClockChange,
  restoreStatus: () => Promise<void>,
): Promise<void> {
  const { state } = await lockClock(trx, enquiryId);
  const isRestored = state === from && to !== null && to.state !== from;
  if (isRestored) await stopClocks(trx, [enquiryId], ['waiting']);
  // The status starts or stops the clock itself, so the clock comes second.
  await restoreStatus();
  if (!isRestored || to.state === 'stopped') return;
  const { state: former, reopened } = to;
  const fires_at = former === 'running' ? trx.raw('next_timer(warn_at, due_at)') : to.fires_at;
  await trx('reply_clocks').where({ enquiry_id: enquiryId }).update({
    state: former,
    fires_at,
    reopened,
    state_before: null,
    fires_before: null,
    reopened_before: null,
  });
}

/** What a clock was before a status stopped it; null when it was stopped already. */
export async function findClockBefore(trx: Transaction, enquiryId: number): Promise<SavedClock | null> {
  const saved = await trx('reply_clocks')
    .where({ enquiry_id: enquiryId })
    .whereIn('state_before', ['running', 'waiting', 'snoozed'])
    .first<SavedClock | undefined>({
      state: 'state_before',
      fires_at: 'fires_before',
      reopened: 'reopened_before',
    });
  return saved ?? null;
}

/**
 * Restores what the clock was before a change, if a status has stopped it since: it starts again from there. Returns
 * whether it will run then because of that.
 */
export async function restoreClockBefore(
  trx: Transaction,
  enquiryId: number,
  { from, to }: ClockChange,
): Promise<boolean> {
  if (!to) return false;
  const restored = await trx('reply_clocks')
    .where({ enquiry_id: enquiryId, state_before: from })
    .update({ state_before: to.state, fires_before: to.fires_at, reopened_before: to.reopened });
  return restored > 0 && to.state === 'running';
}

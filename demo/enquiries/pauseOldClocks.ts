import type { StaffMember } from '../../server/modules/accounts/users/queries.ts';
import { replyClockPaused, replyClockSnoozed } from '../../server/modules/replyClock/events.ts';
import type { Transaction } from '../../server/platform/db/db.ts';
import { dayMs } from '../../server/platform/text/days.contract.ts';
import type { DemoEvent } from '../storeEvents.ts';

const hourMs = 3_600_000;

/** Open enquiries older than this are paused. */
const longAgoMs = 3 * dayMs;

/**
 * Lets old open enquiries wait for their customers or come back within days, and returns the events: the remaining ones
 * are due, due soon and a little overdue, as at a busy desk.
 */
export async function pauseOldClocks(trx: Transaction, clerk: StaffMember, now: Date): Promise<DemoEvent[]> {
  const clocks: { enquiry_id: number; started_at: Date }[] = await trx('reply_clocks')
    .select('enquiry_id', 'started_at')
    .where({ state: 'running' })
    .where('started_at', '<', new Date(now.getTime() - longAgoMs))
    .orderBy('enquiry_id');
  const events: DemoEvent[] = [];
  for (const [index, { enquiry_id, started_at }] of clocks.entries()) {
    const at = new Date(Math.min(started_at.getTime() + (26 + index) * hourMs, now.getTime() - hourMs));
    const waits = index % 2 === 0;
    const until = waits ? null : new Date(now.getTime() + (1 + (index % 6)) * dayMs);
    await trx('reply_clocks')
      .where({ enquiry_id })
      .update({ state: waits ? 'waiting' : 'snoozed', fires_at: until });
    const event = until ? replyClockSnoozed(enquiry_id, until) : replyClockPaused(enquiry_id);
    events.push({ event, actor: clerk, at });
  }
  return events;
}

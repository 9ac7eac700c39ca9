import { addDays, dayOf, dayStart } from '../platform/days.ts';
import type { Context, EventActor } from '../platform/events.ts';

/** Stands in every event of the demo content, and tells it from what people did. */
export const demoRequestId = 'demo-content';

/** The agency's days, in which the demo content is told. */
export const demoZone = 'Asia/Kolkata';

const hourMs = 3600 * 1000;

/** An hour of the day that was `daysAgo` days ago, but never later than `now`. */
export function momentOf(now: Date, daysAgo: number, hour: number): Date {
  const midnight = dayStart(addDays(dayOf(now, demoZone), -daysAgo), demoZone);
  return new Date(Math.min(midnight.getTime() + hour * hourMs, now.getTime()));
}

/** What commands are told when they load demo content: who did it, and when in the past. */
export const demoContext = (at: Date, actor: EventActor = null): Context => ({
  actor,
  now: at,
  requestId: demoRequestId,
});

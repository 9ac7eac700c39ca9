import type { CommandContext, EventActor } from '../server/platform/events/events.ts';
import { addDays, dayStart, toDay } from '../server/platform/text/days.contract.ts';

/** The request id of all demo events, which distinguishes them from real ones. */
export const demoRequestId = 'demo-content';

/** The time zone of the agency, for demo dates. */
export const demoZone = 'Asia/Kolkata';

const hourMs = 3600 * 1000;

/** An hour of the day that was `daysAgo` days ago, but never later than `now`. */
export function toMoment(now: Date, daysAgo: number, hour: number): Date {
  const midnight = dayStart(addDays(toDay(now, demoZone), -daysAgo), demoZone);
  return new Date(Math.min(midnight.getTime() + hour * hourMs, now.getTime()));
}

/** The context of commands that load demo content: actor, and a time in the past. */
export const demoContext = (at: Date, actor: EventActor = null): CommandContext => ({
  actor,
  now: at,
  requestId: demoRequestId,
});

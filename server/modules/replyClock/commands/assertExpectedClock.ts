import { conflict } from '../../../platform/errors.ts';
import { toDay } from '../../../platform/text/days.contract.ts';
import { type ExpectedClock, replyClockTexts } from '../contract.ts';
import type { LockedClock } from './lockClock.ts';

/**
 * Refuses to change a clock that has changed since staff saw it; a repeated request to snooze it until the same time is
 * accepted.
 * @throws AppError 409
 */
export function assertExpectedClock(
  { state, due_at, fires_at }: LockedClock,
  expected: ExpectedClock,
  timeZone: string,
  until?: Date,
): void {
  const seen = expected.snoozed_until;
  const seenDay = seen === null || seen.length === 10 ? seen : toDay(new Date(seen), timeZone);
  const storedDay = state === 'snoozed' && fires_at ? toDay(fires_at, timeZone) : null;
  const isRepeated = until !== undefined && storedDay === toDay(until, timeZone);
  const isWaitingAsSeen =
    expected.state === undefined || (expected.state === 'waiting') === (state === 'waiting');
  const isExpected =
    due_at.getTime() === new Date(expected.due_at).getTime() &&
    (state !== 'stopped' || expected.state === undefined || expected.state === 'answered') &&
    (isRepeated || (storedDay === seenDay && isWaitingAsSeen));
  if (!isExpected) throw conflict(replyClockTexts.changed);
}

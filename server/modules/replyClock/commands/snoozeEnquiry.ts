import { type Database, transaction } from '../../../platform/db/db.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { addDays, timeOfDay, toDay } from '../../../platform/text/days.ts';
import { getTimeZone } from '../../settings/queries.ts';
import { replyClockTexts, type SnoozeInput } from '../contract.ts';
import { replyClockSnoozed } from '../events.ts';
import { type LockedClock, lockClock } from './lockClock.ts';

/** The hour of the agency's morning at which a snoozed enquiry returns. */
const returnHour = 9;

/**
 * Stops the clock until the morning of a day; then the whole reply time starts again.
 * @throws AppError 404; 409 when the clock differs from the expected one; 422 when the day is not after today and
 * within a year
 */
export async function snoozeEnquiry(
  db: Database,
  enquiryId: number,
  { until: day, expected }: SnoozeInput,
  context: Context,
): Promise<void> {
  await transaction(db, async (trx) => {
    const timeZone = await getTimeZone(trx);
    const today = toDay(context.now, timeZone);
    if (day <= today) throw invalid([{ field: 'until', message: replyClockTexts.past }]);
    if (day > addDays(today, 366)) throw invalid([{ field: 'until', message: replyClockTexts.far }]);
    const until = timeOfDay(day, returnHour, timeZone);
    const clock = await lockClock(trx, enquiryId);
    if (expected && !isExpected(clock, expected, until, timeZone)) throw conflict(replyClockTexts.changed);
    await trx('reply_clocks').where({ enquiry_id: enquiryId }).update({ state: 'snoozed', fires_at: until });
    await record(trx, replyClockSnoozed(enquiryId, until), context);
  });
}

/** Whether a clock is unchanged since staff saw it; a repeated request for the same snooze is accepted. */
function isExpected(
  { state, due_at, fires_at }: LockedClock,
  expected: NonNullable<SnoozeInput['expected']>,
  until: Date,
  timeZone: string,
): boolean {
  if (due_at.getTime() !== new Date(expected.due_at).getTime()) return false;
  if (state === 'stopped' && expected.state !== undefined && expected.state !== 'answered') return false;
  const seen = expected.snoozed_until;
  const seenDay = seen === null || seen.length === 10 ? seen : toDay(new Date(seen), timeZone);
  const storedDay = state === 'snoozed' && fires_at ? toDay(fires_at, timeZone) : null;
  return storedDay === seenDay || storedDay === toDay(until, timeZone);
}

import { transaction } from '../../../platform/db/db.ts';
import { invalid } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { addDays, timeOfDay, toDay } from '../../../platform/text/days.contract.ts';
import { getTimeZone } from '../../settings/queries.ts';
import { replyClockTexts, type SnoozeInput } from '../contract.ts';
import { replyClockSnoozed } from '../events.ts';
import { assertExpectedClock } from './assertExpectedClock.ts';
import { type ClockDependencies, lockClock } from './lockClock.ts';

/** The hour of the agency's morning at which a snoozed enquiry returns. */
const returnHour = 9;

/**
 * Stops the clock until the morning of a day; then the whole reply time starts again.
 * @throws AppError 404; 409 when the clock differs from the expected one, or the enquiry cannot be replied to; 422 when
 * the day is not after today and within a year
 */
export async function snoozeEnquiry(
  { db, lockAnswerable }: ClockDependencies,
  enquiryId: number,
  { until: day, expected }: SnoozeInput,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const timeZone = await getTimeZone(trx);
    const today = toDay(context.now, timeZone);
    if (day <= today) throw invalid([{ field: 'until', message: replyClockTexts.past }]);
    if (day > addDays(today, 366)) throw invalid([{ field: 'until', message: replyClockTexts.far }]);
    const until = timeOfDay(day, returnHour, timeZone);
    await lockAnswerable(trx, enquiryId);
    const clock = await lockClock(trx, enquiryId);
    if (expected) assertExpectedClock(clock, expected, timeZone, until);
    await trx('reply_clocks').where({ enquiry_id: enquiryId }).update({ state: 'snoozed', fires_at: until });
    await record(trx, replyClockSnoozed(enquiryId, until), context);
  });
}

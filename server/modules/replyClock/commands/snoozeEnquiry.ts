import { type Database, transaction } from '../../../platform/db/db.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { addDays, dayStart, toDay } from '../../../platform/text/days.ts';
import { getTimeZone } from '../../settings/queries.ts';
import { replyClockTexts } from '../contract.ts';
import { replyClockSnoozed } from '../events.ts';

/** The agency's morning, in which what was snoozed comes back. */
const returnsAfterMs = 9 * 3_600_000;

/**
 * Stops the clock until the morning of a day; then the whole reply time begins again.
 * @throws AppError 404, or 422 when the day is not after today and within a year
 */
export async function snoozeEnquiry(
  db: Database,
  enquiryId: number,
  day: string,
  context: Context,
): Promise<void> {
  await transaction(db, async (trx) => {
    const timeZone = await getTimeZone(trx);
    const today = toDay(context.now, timeZone);
    if (day <= today) throw invalid([{ field: 'until', message: replyClockTexts.past }]);
    if (day > addDays(today, 366)) throw invalid([{ field: 'until', message: replyClockTexts.far }]);
    const until = new Date(dayStart(day, timeZone).getTime() + returnsAfterMs);
    const changed = await trx('reply_clocks')
      .where({ enquiry_id: enquiryId })
      .update({ state: 'snoozed', fires_at: until });
    if (changed === 0) throw notFound(replyClockTexts.notFound);
    await record(trx, replyClockSnoozed(enquiryId, until), context);
  });
}

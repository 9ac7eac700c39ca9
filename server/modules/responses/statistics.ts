import type { Database } from '../../platform/db/db.ts';
import { addDays, dayStart, toDay } from '../../platform/text/days.ts';
import { countOpenByAge, countOverdueByPerson } from '../enquiries/queries.ts';
import { getTimeZone } from '../settings/queries.ts';
import { type ResponsePeriodName, type ResponseStatistics, responsePeriodDays } from './contract.ts';
import { getOutcomeTotals, getResponseCounts } from './queries.ts';

/** How soon enquiries of a period that ends today were answered, their outcomes, and what is open now. */
export async function getResponseStatistics(
  db: Database,
  period: ResponsePeriodName,
  now: Date,
): Promise<ResponseStatistics> {
  const timeZone = await getTimeZone(db);
  const first = addDays(toDay(now, timeZone), 1 - responsePeriodDays[period]);
  const range = { from: dayStart(first, timeZone), timeZone };
  const [figures, outcomes, open_by_age, overdue_by_person] = await Promise.all([
    getResponseCounts(db, range),
    getOutcomeTotals(db, range),
    countOpenByAge(db, now),
    countOverdueByPerson(db, now),
  ]);
  return { ...figures, ...outcomes, open_by_age, overdue_by_person };
}

import type { Database } from '../../platform/db/db.ts';
import { addDays, dayStart, toDay } from '../../platform/text/days.contract.ts';
import { type Period, periodDays } from '../dashboard/contract.ts';
import { countOpenByAge, countOverdueByPerson } from '../enquiries/queries.ts';
import { getTimeZone } from '../settings/queries.ts';
import type { ResponseStatistics } from './contract.ts';
import { getOutcomeTotals, getResponseCounts } from './queries.ts';

/**
 * How soon the enquiries of a period that ends today got a reply, their outcomes, and the enquiries that are open now.
 */
export async function getResponseStatistics(
  db: Database,
  period: Period,
  now: Date,
): Promise<ResponseStatistics> {
  const timeZone = await getTimeZone(db);
  const first = addDays(toDay(now, timeZone), 1 - periodDays[period]);
  const range = { from: dayStart(first, timeZone), timeZone };
  const [counts, outcomes, open_by_age, overdue_by_person] = await Promise.all([
    getResponseCounts(db, range),
    getOutcomeTotals(db, range),
    countOpenByAge(db, now),
    countOverdueByPerson(db, now),
  ]);
  return { ...counts, ...outcomes, open_by_age, overdue_by_person };
}

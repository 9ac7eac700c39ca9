import type { Database } from '../../platform/db/db.ts';
import { invalid } from '../../platform/errors.ts';
import { getToday } from '../settings/queries.ts';

/** @throws AppError 422 when the month of travel, such as `2026-03`, is still to come for the agency */
export async function assertMonthNotAhead(
  db: Database,
  month: string,
  now: Date,
  message: string,
): Promise<void> {
  if (month > (await getToday(db, now)).slice(0, 7)) throw invalid([{ field: 'travel_month', message }]);
}

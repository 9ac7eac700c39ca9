import { getTimeZone } from '../../server/modules/settings/queries.ts';
import { type Database, type Transaction, transaction } from '../../server/platform/db/db.ts';
import { timeOfDay, toDay } from '../../server/platform/text/days.contract.ts';

/**
 * Does the work of a day once, from an hour on in the agency's time zone, in whichever worker is first. Its row of
 * `daily_work` stays locked until the transaction ends, so that another worker takes over if this one dies.
 * @param work returns whether the work of `today` is finished; otherwise the next call continues it
 * @returns whether it was finished by this call
 */
export async function runDailyWork(
  db: Database,
  { name, fromHour, now }: { name: string; fromHour: number; now: Date },
  work: (trx: Transaction, today: string) => Promise<boolean>,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const timeZone = await getTimeZone(trx);
    const today = toDay(now, timeZone);
    if (now < timeOfDay(today, fromHour, timeZone)) return false;
    const isDue = await trx('daily_work')
      .where({ name })
      .where((open) => open.whereNull('done_for').orWhere('done_for', '<', today))
      .forUpdate()
      .skipLocked()
      .first('name');
    if (!isDue || !(await work(trx, today))) return false;
    await trx('daily_work').where({ name }).update({ done_for: today });
    return true;
  });
}

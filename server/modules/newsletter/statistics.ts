import { countRows } from '../../platform/db/countRows.ts';
import type { Database } from '../../platform/db/db.ts';
import { addDays, dayStart, toDay } from '../../platform/text/days.contract.ts';
import {
  type NewsletterStatistics,
  type SubscriberStatus,
  subscriberStatuses,
  type TrendPeriod,
  type TrendPoint,
} from './contract.ts';

/** Counts for the cards above the list, each read from a small index; the month is that of `timeZone`. */
export async function getNewsletterStatistics(
  db: Database,
  timeZone: string,
  now: Date,
): Promise<NewsletterStatistics> {
  const monthBegan = dayStart(`${toDay(now, timeZone).slice(0, 7)}-01`, timeZone);
  const rows: { status: SubscriberStatus; count: number }[] = await db('subscribers')
    .select('status')
    .count({ count: '*' })
    .groupBy('status');
  const verified = await countRows(db('subscribers').whereNotNull('verification_date'));
  const thisMonth = await countRows(db('subscribers').where('subscription_date', '>=', monthBegan));
  const getCount = (status: SubscriberStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  const active = getCount('active');
  return {
    total_subscriptions: total,
    active_subscriptions: active,
    verified_count: verified,
    month_subscriptions: thisMonth,
    total_subscribers: total,
    active_subscribers: active,
    verified,
    this_month: thisMonth,
    by_status: Object.fromEntries(subscriberStatuses.map((status) => [status, getCount(status)])) as Record<
      SubscriberStatus,
      number
    >, // fromEntries forgets the keys
  };
}

const dates = {
  subscriptions: 'subscription_date',
  verified: 'verification_date',
  unsubscriptions: 'unsubscription_date',
} as const;

const units: Record<TrendPeriod, string> = { daily: 'day', weekly: 'week', monthly: 'month' };

/** How many subscribed, confirmed and left in the last `days` days: one point a day, week or month, without gaps. */
export async function getTrends(
  db: Database,
  { period, days }: { period: TrendPeriod; days: number },
  timeZone: string,
  now: Date,
): Promise<TrendPoint[]> {
  const today = toDay(now, timeZone);
  const first = addDays(today, 1 - days);
  const counts = new Map<string, Omit<TrendPoint, 'date'>>();
  for (let day = first; day <= today; day = addDays(day, 1)) {
    counts.set(toBucket(day, period), { subscriptions: 0, verified: 0, unsubscriptions: 0 });
  }
  const since = dayStart(first, timeZone);
  for (const [name, column] of Object.entries(dates) as [keyof typeof dates, string][]) {
    // the keys of a closed object
    const bucket = db.raw(`date_trunc('${units[period]}', ?? at time zone ?)::date`, [column, timeZone]);
    const rows: { date: string; count: number }[] = await db('subscribers')
      .select(db.raw('? as date', [bucket]))
      .count({ count: '*' })
      .where(column, '>=', since)
      .groupByRaw('1');
    for (const { date, count } of rows) {
      const point = counts.get(date);
      if (point) point[name] = count;
    }
  }
  return [...counts].map(([date, point]) => ({ date, ...point }));
}

/** The first day of the day, week (Monday) or month that a day belongs to. */
function toBucket(day: string, period: TrendPeriod): string {
  if (period === 'daily') return day;
  if (period === 'monthly') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The number of tables in the database, as proof that it responds. */
export const countTables = (db: Database): Promise<number> =>
  countRows(db('information_schema.tables').where({ table_schema: 'public', table_type: 'BASE TABLE' }));

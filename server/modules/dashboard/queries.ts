import { addDays, dayOf } from '../../platform/days.ts';
import type { Database } from '../../platform/db.ts';
import {
  type Activity,
  type ActivityType,
  type ChartData,
  type Period,
  type PublicStats,
  periodDays,
} from './contract.ts';

/** Figures that the statistics worker keeps, by day. A running figure is the sum of all its days. */
export type Metric =
  | 'enquiries.booking'
  | 'enquiries.contact'
  | 'enquiries.new'
  | 'posts.blog'
  | 'posts.news';

type ActivityRow = Omit<Activity, 'id' | 'user' | 'time' | 'type'> & {
  event_id: number;
  type: ActivityType;
  user_name: string;
  occurred_at: Date;
};

const activityColumns = [
  'event_id',
  'type',
  'user_name',
  'action',
  'occurred_at',
  'status',
  'details',
  'email',
  'phone',
  'destination',
  'package',
  'priority',
] as const;

const toActivity = ({ event_id, user_name, occurred_at, ...rest }: ActivityRow): Activity => ({
  id: event_id,
  user: user_name,
  time: occurred_at.toISOString(),
  ...rest,
});

/** The newest entries of the activity feed. */
export async function listActivity(db: Database, limit: number): Promise<Activity[]> {
  const rows: ActivityRow[] = await db('activity')
    .select(...activityColumns)
    .orderBy([
      { column: 'occurred_at', order: 'desc' },
      { column: 'event_id', order: 'desc' },
    ])
    .limit(limit);
  return rows.map(toActivity);
}

/** Entries by event id, oldest first. */
export async function listActivityOf(db: Database, eventIds: number[]): Promise<Activity[]> {
  const rows: ActivityRow[] = await db('activity')
    .select(...activityColumns)
    .whereIn('event_id', eventIds)
    .orderBy('event_id')
    .limit(eventIds.length);
  return rows.map(toActivity);
}

/** Entries that came after an event, oldest first: what a reader who was cut off has missed. */
export async function listActivitySince(db: Database, eventId: number, limit: number): Promise<Activity[]> {
  const rows: ActivityRow[] = await db('activity')
    .select(...activityColumns)
    .where('event_id', '>', eventId)
    .orderBy('event_id')
    .limit(limit);
  return rows.map(toActivity);
}

type DayValue = { metric: Metric; day: string; value: number };

/** The chart of a period: one point a day, the last one is today in `timeZone`. */
export async function getChartData(
  db: Database,
  period: Period,
  timeZone: string,
  now: Date,
): Promise<ChartData> {
  const today = dayOf(now, timeZone);
  const first = addDays(today, 1 - periodDays[period]);
  const rows: DayValue[] = await db('daily_statistics')
    .select('metric', 'day', 'value')
    .whereIn('metric', ['posts.blog', 'posts.news', 'enquiries.booking'] satisfies Metric[])
    .whereBetween('day', [first, today]);
  const values = new Map(rows.map((row) => [`${row.metric}:${row.day}`, row.value]));
  const on = (metric: Metric, day: string) => Math.max(0, values.get(`${metric}:${day}`) ?? 0);
  const chart_data = Array.from({ length: periodDays[period] }, (_, index) => {
    const day = addDays(first, index);
    return {
      name: day,
      blogs: on('posts.blog', day),
      news: on('posts.news', day),
      bookings: on('enquiries.booking', day),
    };
  });
  const totals = await sumAll(db, ['posts.blog', 'posts.news']);
  return { chart_data, totals: { blogs: totals('posts.blog'), news: totals('posts.news') } };
}

async function sumAll(db: Database, metrics: Metric[]): Promise<(metric: Metric) => number> {
  const rows: { metric: Metric; total: number }[] = await db('daily_statistics')
    .select('metric')
    .whereIn('metric', metrics)
    .groupBy('metric')
    .select(db.raw('sum(value)::bigint as total'));
  const totals = new Map(rows.map((row) => [row.metric, row.total]));
  return (metric) => Math.max(0, totals.get(metric) ?? 0);
}

/** What anybody may know: how much is published. */
export async function getContentCounts(
  db: Database,
): Promise<Pick<PublicStats, 'totalBlogs' | 'totalNews' | 'totalPosts'>> {
  const total = await sumAll(db, ['posts.blog', 'posts.news']);
  const [totalBlogs, totalNews] = [total('posts.blog'), total('posts.news')];
  return { totalBlogs, totalNews, totalPosts: totalBlogs + totalNews };
}

/** Waiting ones beyond this many are not counted one by one. */
const overdueCap = 1000;
const overdueAfterMs = 24 * 3600 * 1000;

/** All figures of the dashboard, with the change against the period before. */
export async function getDashboardStats(
  db: Database,
  period: Period,
  timeZone: string,
  now: Date,
): Promise<PublicStats> {
  const days = periodDays[period];
  const today = dayOf(now, timeZone);
  const [first, before] = [addDays(today, 1 - days), addDays(today, 1 - 2 * days)];
  const metrics: Metric[] = [
    'enquiries.booking',
    'enquiries.contact',
    'enquiries.new',
    'posts.blog',
    'posts.news',
  ];
  const rows: { metric: Metric; total: number; recent: number; previous: number }[] = await db(
    'daily_statistics',
  )
    .select('metric')
    .whereIn('metric', metrics)
    .groupBy('metric')
    .select(
      db.raw('sum(value)::bigint as total'),
      db.raw('coalesce(sum(value) filter (where day >= ?), 0)::bigint as recent', [first]),
      db.raw('coalesce(sum(value) filter (where day >= ? and day < ?), 0)::bigint as previous', [
        before,
        first,
      ]),
    );
  const figure = (metric: Metric) => {
    const row = rows.find((candidate) => candidate.metric === metric);
    return {
      total: Math.max(0, row?.total ?? 0),
      recent: Math.max(0, row?.recent ?? 0),
      previous: Math.max(0, row?.previous ?? 0),
    };
  };
  const [bookings, enquiries, blogs, news] = [
    figure('enquiries.booking'),
    figure('enquiries.contact'),
    figure('posts.blog'),
    figure('posts.news'),
  ];
  const recentPosts = blogs.recent + news.recent;
  const postsTrend = trend(recentPosts, blogs.previous + news.previous);
  return {
    totalBlogs: blogs.total,
    totalNews: news.total,
    totalPosts: blogs.total + news.total,
    totalBookings: bookings.total,
    totalEnquiries: enquiries.total,
    recentBookings: bookings.recent,
    recentEnquiries: enquiries.recent,
    recentPosts,
    newEnquiries: figure('enquiries.new').total,
    overdueEnquiries: await countOverdue(db, now),
    trends: {
      bookings: trend(bookings.recent, bookings.previous),
      enquiries: trend(enquiries.recent, enquiries.previous),
      posts: postsTrend,
      content: postsTrend,
    },
  };
}

/** Percent with one decimal; null when the period before had nothing to compare with. */
function trend(recent: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((recent - previous) / previous) * 1000) / 10;
}

/** New enquiries that have waited longer than a day; counts up to 1000, which an index answers. */
async function countOverdue(db: Database, now: Date): Promise<number> {
  const overdue = db('enquiries')
    .select(db.raw('1'))
    .where('status', 'new')
    .where('created_at', '<', new Date(now.getTime() - overdueAfterMs))
    .limit(overdueCap)
    .as('overdue');
  const row = await db.from(overdue).count({ count: '*' }).first<{ count: number }>();
  return row?.count ?? 0;
}

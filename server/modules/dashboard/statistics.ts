import type { Database } from '../../platform/db/db.ts';
import { addDays, toDay } from '../../platform/text/days.contract.ts';
import { countEnquiries } from '../enquiries/queries.ts';
import { type ChartData, type Period, type PublicStats, periodDays } from './contract.ts';

/** Daily statistics from the statistics worker. A running total is the sum of all days. */
export type Metric =
  | 'enquiries.booking'
  | 'enquiries.contact'
  | 'enquiries.mail'
  | 'enquiries.new'
  | 'posts.blog'
  | 'posts.news';

type DayValue = { metric: Metric; day: string; value: number };

/** The chart of a period: one point a day, ending today in `timeZone`. */
export async function getChartData(
  db: Database,
  period: Period,
  timeZone: string,
  now: Date,
): Promise<ChartData> {
  const today = toDay(now, timeZone);
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
  const sum = (name: 'blogs' | 'news') => chart_data.reduce((total, point) => total + point[name], 0);
  return { chart_data, totals: { blogs: sum('blogs'), news: sum('news') } };
}

/** Public statistics: the number of published items. */
export async function getContentCounts(
  db: Database,
): Promise<Pick<PublicStats, 'totalBlogs' | 'totalNews' | 'totalPosts'>> {
  const rows: { metric: Metric; total: number }[] = await db('daily_statistics')
    .select('metric')
    .whereIn('metric', ['posts.blog', 'posts.news'] satisfies Metric[])
    .groupBy('metric')
    .select(db.raw('sum(value)::bigint as total'));
  const sum = (metric: Metric) => Math.max(0, rows.find((row) => row.metric === metric)?.total ?? 0);
  const [totalBlogs, totalNews] = [sum('posts.blog'), sum('posts.news')];
  return { totalBlogs, totalNews, totalPosts: totalBlogs + totalNews };
}

type Sums = { total: number; recent: number; previous: number };

/** Enquiries by mail count as contact messages, because they are in the same lists. */
const shownMetric = `case metric when 'enquiries.mail' then 'enquiries.contact' else metric end`;

/** Sums by metric: of all days, of those from `first` on, and of the period that began at `before` and ended there. */
async function sumPeriods(db: Database, first: string, before: string): Promise<(metric: Metric) => Sums> {
  const metrics: Metric[] = [
    'enquiries.booking',
    'enquiries.contact',
    'enquiries.mail',
    'posts.blog',
    'posts.news',
  ];
  const rows: ({ metric: Metric } & Sums)[] = await db('daily_statistics')
    .select(db.raw(`${shownMetric} as metric`))
    .whereIn('metric', metrics)
    .groupByRaw(shownMetric)
    .select(
      db.raw('sum(value)::bigint as total'),
      db.raw('coalesce(sum(value) filter (where day >= ?), 0)::bigint as recent', [first]),
      db.raw('coalesce(sum(value) filter (where day >= ? and day < ?), 0)::bigint as previous', [
        before,
        first,
      ]),
    );
  return (metric) => {
    const row = rows.find((candidate) => candidate.metric === metric);
    return {
      total: Math.max(0, row?.total ?? 0),
      recent: Math.max(0, row?.recent ?? 0),
      previous: Math.max(0, row?.previous ?? 0),
    };
  };
}

/** All statistics of the dashboard, with the change against the previous period. */
export async function getDashboardStats(
  db: Database,
  period: Period,
  timeZone: string,
  now: Date,
): Promise<PublicStats> {
  const days = periodDays[period];
  const today = toDay(now, timeZone);
  const sum = await sumPeriods(db, addDays(today, 1 - days), addDays(today, 1 - 2 * days));
  const [bookings, enquiries, blogs, news] = [
    sum('enquiries.booking'),
    sum('enquiries.contact'),
    sum('posts.blog'),
    sum('posts.news'),
  ];
  const filterContext = { timeZone, now };
  const [newEnquiries, unassignedEnquiries, overdueEnquiries] = await Promise.all([
    countEnquiries(db, { status: 'new' }, filterContext),
    countEnquiries(db, { view: 'unassigned' }, filterContext),
    countEnquiries(db, { view: 'overdue' }, filterContext),
  ]);
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
    newEnquiries,
    unassignedEnquiries,
    overdueEnquiries,
    trends: {
      bookings: trend(bookings.recent, bookings.previous),
      enquiries: trend(enquiries.recent, enquiries.previous),
      posts: postsTrend,
      content: postsTrend,
    },
  };
}

/** Change in percent with one decimal; null when the previous period was zero. */
function trend(recent: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((recent - previous) / previous) * 1000) / 10;
}

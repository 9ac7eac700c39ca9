import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { computeMedian } from '../statistics.ts';
import { comparePaths, few, type PathTimes } from '../support/comparePaths.ts';
import { enquiryDatabase } from '../support/enquiryDatabase.ts';
import type { ApiResponse } from '../support/signIn.ts';

const millisecondsPerDay = 86_400_000;

const daysAgo = (days: number) => new Date(Date.now() - days * millisecondsPerDay).toISOString().slice(0, 10);

/** The lists that staff request, from the first page to a search with filters. */
const lists = [
  '/enquiries',
  '/enquiries?status=new',
  '/enquiries?type=booking&priority=urgent',
  '/contact?status=closed&priority=high&page=2',
  `/enquiries?start_date=${daysAgo(7)}&end_date=${daysAgo(0)}`,
  `/booking?status=replied&start_date=${daysAgo(30)}`,
  '/enquiries?search=9807895243',
  '/enquiries?search=SN-000997',
  '/contact?search=07871486',
  '/enquiries?sort=name&order=asc&page=2',
];
const dashboard = [
  '/dashboard/public-stats?period=30d',
  '/dashboard/chart-data?period=30d',
  '/dashboard/activity',
];

/** One number for the calls of a round, in both agencies. */
async function compare(
  options: BenchOptions,
  paths: string[],
  toTime: (times: PathTimes) => number,
): Promise<Round[]> {
  const rounds = await comparePaths(options, { paths, open: enquiryDatabase, isRight });
  return rounds.map(({ subject, reference }) => ({ subject: toTime(subject), reference: toTime(reference) }));
}

function isRight(path: string, { pagination, data }: ApiResponse, count: number): boolean {
  if (path === '/enquiries' && pagination?.total !== count) return false;
  return !Array.isArray(data) || data.length > 0 || path.startsWith('/dashboard');
}

export const enquiryList: Measurement = {
  name: 'admin list of enquiries with search and filters, p50',
  reference: `the same with ${few} enquiries`,
  unit: 'ms',
  better: 'lower',
  atLeast: 3,
  aim: 1.5,
  run: (options) => compare(options, lists, (times) => computeMedian([...times.values()].flat())),
};

export const dashboards: Measurement = {
  name: 'dashboard: figures, chart and feed, p50 of each added up',
  reference: `the same with ${few} enquiries`,
  unit: 'ms',
  better: 'lower',
  atLeast: 1.2,
  aim: 1.05,
  run: (options) =>
    compare(options, dashboard, (times) =>
      [...times.values()].map(computeMedian).reduce((sum, one) => sum + one, 0),
    ),
};

import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { administrator, enquiryDatabase } from '../support/enquiryDatabase.ts';
import { startApi } from '../support/servers.ts';

const few = 1000;
const turns = 20;
const millisecondsPerDay = 86_400_000;

const daysAgo = (days: number) => new Date(Date.now() - days * millisecondsPerDay).toISOString().slice(0, 10);

/** What staff ask the list for, from the first page to a search with filters. */
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

type Listing = { success: boolean; pagination?: { total: number }; data: unknown };

/** The median time of one of the calls, by turns with many enquiries and with few. */
async function compare(
  { rounds, enquiries, postgresUrl }: BenchOptions,
  timeOf: (times: Map<string, number[]>) => number,
  paths: string[],
): Promise<Round[]> {
  const agencies = [];
  for (const count of [enquiries, few]) {
    const database = await enquiryDatabase(postgresUrl, count);
    const api = await startApi(database.url);
    const call = await signedIn(api.origin);
    agencies.push({ database, api, call, count });
  }
  try {
    const found: Round[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const taken: number[] = [];
      for (const { call, count } of agencies) {
        const times = new Map<string, number[]>();
        for (let turn = 0; turn < turns; turn += 1) {
          for (const path of paths) {
            const began = performance.now();
            const answer: Listing = await call(path);
            times.set(path, [...(times.get(path) ?? []), performance.now() - began]);
            check(path, answer, count);
          }
        }
        taken.push(timeOf(times));
      }
      const [subject = Number.NaN, reference = Number.NaN] = taken;
      // The first turn warms both up.
      if (round >= 0) found.push({ subject, reference });
    }
    return found;
  } finally {
    for (const { api, database } of agencies) {
      await api.stop();
      await database.close();
    }
  }
}

/** @returns reads of the API as the administrator; they throw on any failure */
async function signedIn(origin: string): Promise<(path: string) => Promise<Listing>> {
  const ask = async (path: string, options: RequestInit) => {
    const answer = await fetch(`${origin}/api${path}`, options);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { data } = await ask('/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
  });
  return (path) => ask(path, { headers: { Authorization: `Bearer ${data.token}` } });
}

function check(path: string, { success, pagination, data }: Listing, count: number): void {
  const isWrong = path === '/enquiries' && pagination?.total !== count;
  const isEmpty = Array.isArray(data) && data.length === 0 && !path.startsWith('/dashboard');
  if (!success || isWrong || isEmpty)
    throw new Error(`${path} of ${count} answers ${JSON.stringify(pagination)}`);
}

const median = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const enquiryList: Measurement = {
  name: 'admin list of enquiries with search and filters, p50',
  reference: `the same with ${few} enquiries`,
  unit: 'ms',
  better: 'lower',
  atLeast: 3,
  aim: 1.5,
  run: (options) => compare(options, (times) => median([...times.values()].flat()), lists),
};

export const dashboards: Measurement = {
  name: 'dashboard: figures, chart and feed, p50 of each added up',
  reference: `the same with ${few} enquiries`,
  unit: 'ms',
  better: 'lower',
  atLeast: 1.2,
  aim: 1.05,
  run: (options) =>
    compare(
      options,
      (times) => [...times.values()].map(median).reduce((sum, one) => sum + one, 0),
      dashboard,
    ),
};

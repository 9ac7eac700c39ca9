import pg from 'pg';
import { submitEnquiry } from '../../server/modules/enquiries/commands/submitEnquiry.ts';
import { emptyFields } from '../../server/modules/enquiries/Enquiry.ts';
import { openDatabase } from '../../server/platform/db/db.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { startRedis } from '../../server/testing/redis.ts';
import type { BenchOptions, Measurement } from '../measurement.ts';
import { cores } from '../support/cores.ts';
import { createDatabase } from '../support/databases.ts';
import { startWorker } from '../support/processes.ts';

const perSecond = 200;

type Backend = 'redis' | 'postgres';
type Latencies = { p50: number; p99: number };

/** Milliseconds from each commit until the feed has its line, at 200 enquiries a second. */
const feedOn = (backend: Backend, bounds: Record<keyof Latencies, { atLeast: number; aim: number }>) => {
  // Both percentiles are of one run.
  let measured: Promise<Latencies[]> | undefined;
  return (Object.keys(bounds) as (keyof Latencies)[]).map(
    // keys of a closed object
    (percentile): Measurement => ({
      name: `commit to the feed's row at ${perSecond} enquiries/s, on ${backend}, ${percentile}`,
      reference: '',
      unit: 'ms',
      better: 'lower',
      ...bounds[percentile],
      async run(options) {
        measured ??= measure(options, backend);
        return (await measured).map((latencies) => ({ subject: latencies[percentile], reference: null }));
      },
    }),
  );
};

export const feed: Measurement[] = [
  ...feedOn('redis', { p50: { atLeast: 25, aim: 5 }, p99: { atLeast: 100, aim: 25 } }),
  ...feedOn('postgres', { p50: { atLeast: 100, aim: 25 }, p99: { atLeast: 400, aim: 100 } }),
];

async function measure(
  { rounds, seconds, postgresUrl }: BenchOptions,
  backend: Backend,
): Promise<Latencies[]> {
  const redis = backend === 'redis' ? await startRedis() : null;
  // Reports the time at which a line of the feed is committed.
  const database = await createDatabase(postgresUrl, (db) =>
    db.raw(`
      create function tell_line() returns trigger language plpgsql
        as $$ begin perform pg_notify('bench_lines', new.email); return null; end $$;
      create trigger tell_line after insert on activity for each row execute function tell_line()`),
  );
  const worker = await startWorker(cores.server, {
    DATABASE_URL: database.url,
    WORKER_QUEUES: 'activity,statistics,images',
    ...(redis ? { REDIS_URL: redis.url } : {}),
  });
  const api = openDatabase(database.url, 10, 'bench-api');
  const lines = new pg.Client({ connectionString: database.url });
  const arrived = new Map<string, number>();
  lines.on('notification', ({ payload = '' }) => arrived.set(payload, performance.now()));
  await lines.connect();
  await lines.query('listen bench_lines');
  let sent = 0;

  /** Submits at a constant rate, regardless of how long each submission takes. */
  async function burst(count: number): Promise<Latencies> {
    const committed = new Map<string, number>();
    const began = performance.now();
    const submissions: Promise<void>[] = [];
    for (let n = 0; n < count; n += 1) {
      const due = began + (n * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      sent += 1;
      const email = `visitor${sent}@example.com`;
      submissions.push(submit(email).then(() => void committed.set(email, performance.now())));
    }
    await Promise.all(submissions);
    await eventually(() => [...committed.keys()].every((email) => arrived.has(email)));
    const latencies = [...committed]
      .map(([email, at]) => Math.max(0, (arrived.get(email) ?? Number.POSITIVE_INFINITY) - at))
      .sort((a, b) => a - b);
    const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
    return { p50: percentile(0.5), p99: percentile(0.99) };
  }
  const submit = (email: string) =>
    submitEnquiry(
      api,
      { ...submission, email },
      { call: 'bench', key: null, bodyHash: '' },
      { actor: null, now: new Date(), requestId: null },
    );

  try {
    await burst(perSecond);
    const found: Latencies[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await burst(perSecond * seconds));
    const rows = await database.db('activity').count({ count: '*' }).first();
    if (rows?.['count'] !== sent) throw new Error(`${rows?.['count']} lines in the feed, not ${sent}`);
    return found;
  } finally {
    await lines.end();
    await api.destroy();
    await worker.stop();
    await database.drop();
    await redis?.remove();
  }
}

const submission = {
  ...emptyFields,
  channel: 'contact',
  enquiry_type: 'general',
  name: 'Asha Naik',
  phone: '+91 98220 12345',
  subject: 'A week in Kerala',
  message: 'Please send me a plan for a week in Kerala.',
  consent_version: null,
} as const;

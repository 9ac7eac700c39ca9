import { once } from 'node:events';
import { eventsChannel } from '../../server/platform/db/announceEvents.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { startRedis } from '../../server/testing/redis.ts';
import type { Measurement } from '../measurement.ts';
import { cores, spawnOn } from '../support/cores.ts';
import { type BenchDatabase, createDatabase } from '../support/databases.ts';
import { appendSubmissions } from '../support/events.ts';
import { startWorker } from '../support/processes.ts';
import { program } from '../support/programs.ts';
import { interleaved } from '../support/rounds.ts';

const count = 10_000;
/** As many jobs as the worker holds of each read model. */
const concurrency = 100;
const consumers = ['activity', 'statistics'];

export const events: Measurement = {
  name: 'events worked off by one worker, all consumers but mail',
  reference: 'BullMQ jobs with one small database transaction each',
  unit: 'per second',
  better: 'higher',
  atLeast: 0.6,
  aim: 1,
  async run({ rounds, postgresUrl }) {
    const redis = await startRedis();
    const database = await createDatabase(postgresUrl, (db) =>
      db.raw('create table reference_jobs (event_id bigint, name text)'),
    );
    const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url };
    const worker = () =>
      startWorker(cores.server, { ...settings, WORKER_QUEUES: 'activity,statistics,images' });
    try {
      return await interleaved(
        rounds,
        async () => {
          const started = await worker();
          const found = await consumeAll(database);
          await started.stop();
          return found;
        },
        () => consumeReference(settings),
      );
    } finally {
      await database.drop();
      await redis.remove();
    }
  },
};

/** Events per second, from their commit until each is in both read models. */
async function consumeAll({ db }: BenchDatabase): Promise<number> {
  const sum = async () => Number((await db('daily_statistics').sum({ sum: 'value' }).first())?.['sum'] ?? 0);
  const before = await sum();
  const last = await appendSubmissions(db, count);
  const began = performance.now();
  await db.raw('select pg_notify(?, ?)', [eventsChannel, '']);
  await eventually(async () => {
    const { rows } = await db.raw<{ rows: { consumed: number }[] }>(
      'select count(*) as consumed from consumed_events where consumer = any(?) and event_id > ?',
      [consumers, last],
    );
    return rows[0]?.consumed === consumers.length * count;
  }, 120_000);
  const seconds = (performance.now() - began) / 1000;
  const lines = await db('activity').where('event_id', '>', last).count({ count: '*' }).first();
  if (lines?.['count'] !== count) throw new Error(`${lines?.['count']} lines in the feed, not ${count}`);
  // Each submission is one enquiry of its channel and one new enquiry.
  if ((await sum()) - before !== 2 * count) throw new Error('The daily statistics do not add up');
  return count / seconds;
}

async function consumeReference(settings: Record<string, string>): Promise<number> {
  const child = spawnOn(cores.server, [program('jobs')], {
    env: { PATH: process.env['PATH'], ...settings, COUNT: String(count), CONCURRENCY: String(concurrency) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The reference ended with ${code}`);
  return count / (Number(output) / 1000);
}

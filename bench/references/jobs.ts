// BullMQ with a minimal consumer: one small database transaction for each job. Adds COUNT jobs in bulk and processes
// them; prints how many milliseconds that took.
import { Queue, Worker } from 'bullmq';
import pg from 'pg';

const { REDIS_URL: url, DATABASE_URL: connectionString } = process.env;
const count = Number(process.env['COUNT']);
const concurrency = Number(process.env['CONCURRENCY']);
const bulk = 200;

const pool = new pg.Pool({ connectionString, max: 10 });
const queue = new Queue('reference', { connection: { url } });
let done = 0;
let finish = () => {};
const finished = new Promise<void>((resolve) => {
  finish = resolve;
});
const worker = new Worker(
  'reference',
  async ({ data }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('insert into reference_jobs (event_id, name) values ($1, $2)', [data.id, data.name]);
      await client.query('commit');
    } finally {
      client.release();
    }
    done += 1;
    if (done === count) finish();
  },
  { connection: { url, maxRetriesPerRequest: null }, concurrency },
);
await Promise.all([worker.waitUntilReady(), queue.waitUntilReady(), pool.query('select 1')]);
const began = performance.now();
for (let first = 0; first < count; first += bulk) {
  await queue.addBulk(
    Array.from({ length: bulk }, (_, index) => ({
      name: 'job',
      data: { id: first + index, name: 'Asha Naik', subject: 'A week in Kerala' },
      opts: { removeOnComplete: true },
    })),
  );
}
await finished;
process.stdout.write(`${performance.now() - began}\n`);
await worker.close();
await queue.close();
await pool.end();

import { Counter } from 'prom-client';
import type { Database } from '../db/db.ts';
import { readOutbox } from '../events/readOutbox.ts';
import { withTimeout } from '../process/withTimeout.ts';
import { gauge, metrics } from './metrics.ts';

/** Sets gauges at a scrape. `clear` removes their values, so that a failure shows no old ones. */
export type Collector = { name: string; collect(): Promise<void> | void; clear(): void };

const timeoutMs = 2000;

const failures = new Counter({
  name: 'safarnama_scrape_failures_total',
  help: 'Gauges that could not be read within 2 s, by collector',
  labelNames: ['collector'] as const,
  registers: [metrics],
});

/**
 * Reads all gauges and returns the metrics in Prometheus' text format. A collector that fails or takes longer than 2 s
 * is left out and counted; while it still runs it is not started again, so scrapes never pile up on the database.
 */
export function createScrape(collectors: readonly Collector[]): () => Promise<string> {
  const running = new Map<Collector, Promise<void>>();
  const start = (collector: Collector) => {
    const run = (async () => collector.collect())().finally(() => running.delete(collector));
    running.set(collector, run);
    return run;
  };
  return async () => {
    await Promise.all(
      collectors.map(async (collector) => {
        try {
          await withTimeout(running.get(collector) ?? start(collector), timeoutMs);
        } catch {
          collector.clear();
          failures.inc({ collector: collector.name });
        }
      }),
    );
    return metrics.metrics();
  };
}

const outboxAge = gauge(
  'outbox_oldest_age_seconds',
  'Age of the oldest event that waits for the relay, or 0',
);
const outboxDepth = gauge('outbox_events', 'Events that wait for the relay');
const pool = gauge(
  'database_pool_connections',
  'Connections of this process by state, and requests that wait for one',
  ['state'],
);

/** The outbox: the same in every process, so take the maximum of them. */
export const outbox = (db: Database): Collector => ({
  name: 'outbox',
  async collect() {
    const { depth, age } = await readOutbox(db);
    outboxDepth.set(depth);
    outboxAge.set(age);
  },
  clear() {
    outboxDepth.remove();
    outboxAge.remove();
  },
});

/** The part of knex's pool that we use, which knex does not type. */
type Pool = Record<'numUsed' | 'numFree' | 'numPendingAcquires', () => number> & { max: number };

/** The utilisation of this process's connection pool, read without a query. */
export const databasePool = (db: Database): Collector => ({
  name: 'database_pool',
  collect() {
    const connections: Pool = db.client.pool;
    pool.set({ state: 'used' }, connections.numUsed());
    pool.set({ state: 'free' }, connections.numFree());
    pool.set({ state: 'waiting' }, connections.numPendingAcquires());
    pool.set({ state: 'max' }, connections.max);
  },
  clear: () => pool.reset(),
});

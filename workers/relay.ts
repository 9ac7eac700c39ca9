import type { EventType } from '../server/modules/events.ts';
import { changesChannel, type Database, eventsChannel } from '../server/platform/db.ts';
import { type EventRow, eventColumns } from '../server/platform/events.ts';
import type { Listener } from '../server/platform/listener.ts';
import type { Logger } from '../server/platform/logger.ts';
import { type EventJob, jobOptions, type Queues } from './queues.ts';
import { type Consumer, consumers, consumersOf } from './subscriptions.ts';

export type Relay = { stop(): Promise<void> };

const batchSize = 200;
const pollMs = 500;
const slowestRetryMs = 2000;

/**
 * Carries committed events to the queues. Any number of relays may run: each locks the events that it takes, and
 * an event counts as published only when its jobs are in the queues. A relay that dies in between leaves its
 * events unpublished, and the next one adds the same jobs again, which the queues (job id) and the consumers
 * (guard row) both ignore.
 */
export function startRelay({
  db,
  queues,
  listener,
  logger,
}: {
  db: Database;
  queues: Queues;
  listener: Listener;
  logger: Logger;
}): Relay {
  let stopped = false;
  let failures = 0;
  let wake = () => {};
  let rung = false;
  const ring = () => {
    rung = true;
    wake();
  };
  const forget = listener.hear(eventsChannel, ring);

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      if (rung) return resolve();
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run() {
    while (!stopped) {
      rung = false;
      try {
        const published = await publishBatch(db, queues);
        if (failures > 0) logger.info('relay works again');
        failures = 0;
        if (published < batchSize) await rest(pollMs);
      } catch (error) {
        failures += 1;
        if (failures === 1) logger.warn({ err: error }, 'relay cannot publish; events wait in the table');
        rung = false;
        await rest(Math.min(100 * 2 ** failures, slowestRetryMs));
      }
    }
  }
  const running = run();

  return {
    async stop() {
      stopped = true;
      forget();
      ring();
      await running;
    },
  };
}

/** Publishes at most 200 events; returns how many. */
export async function publishBatch(db: Database, queues: Queues): Promise<number> {
  queues.assertAvailable();
  return db.transaction(async (trx) => {
    const rows: EventRow[] = await trx('events')
      .select(...eventColumns)
      .whereNull('published_at')
      .orderBy('id')
      .limit(batchSize)
      .forUpdate()
      .skipLocked();
    if (rows.length === 0) return 0;
    await addJobs(queues, rows);
    await trx('events')
      .whereIn(
        'id',
        rows.map((row) => row.id),
      )
      .update({ published_at: trx.fn.now() });
    // Told again here, with the batch: the API that committed may have died before it could tell.
    const changes = [...new Set(rows.map((row) => row.entity_type))].join(',');
    await trx.raw('select pg_notify(?, ?)', [changesChannel, changes]);
    return rows.length;
  });
}

/** Adds one job per event and consumer; `only` narrows it to one consumer. */
export async function addJobs(queues: Queues, rows: EventRow[], only?: Consumer): Promise<void> {
  await Promise.all(
    consumers.map(async (consumer) => {
      if (only && only !== consumer) return;
      const jobs = rows
        .filter((row) => consumersOf(row.type).includes(consumer))
        .map((row) => ({ name: row.type, data: toJob(row), opts: jobOptions(consumer, row.id) }));
      if (jobs.length > 0) await queues.of(consumer).addBulk(jobs);
    }),
  );
}

const toJob = ({ id, type, request_id }: EventRow): EventJob => ({
  id,
  type: type as EventType, // written by record() from the union of all events
  requestId: request_id,
});

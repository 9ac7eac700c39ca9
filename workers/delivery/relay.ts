import { announceEnquiries } from '../../server/modules/enquiries/channels.ts';
import { changesChannel, eventsChannel } from '../../server/platform/db/announceEvents.ts';
import { type Database, transaction } from '../../server/platform/db/db.ts';
import type { Listener } from '../../server/platform/db/listener.ts';
import { runPrepared } from '../../server/platform/db/runPrepared.ts';
import { type EventRow, isAnnounced } from '../../server/platform/events/events.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import type { Stoppable } from '../../server/platform/process/repeatWork.ts';
import { consumers, listConsumers } from '../subscriptions.ts';
import { toEventJob, toJobs } from './jobs.ts';
import type { Queues } from './queues.ts';

const batchSize = 500;
const pollMs = 500;
const slowestRetryMs = 2000;

/**
 * Transfers committed events to the queues. Any number of relays may run: each locks the events that it takes, and an
 * event counts as published only when its jobs are in the queues. A relay that dies in between leaves its events
 * unpublished, and the next one adds the same jobs again, which the queues (job id) and the consumers (inbox row) both
 * ignore.
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
}): Stoppable {
  let stopped = false;
  let failures = 0;
  let woken = new AbortController();
  const wake = () => woken.abort();
  listener.subscribe(eventsChannel, wake);

  /** Ends early when it is woken, and at once if that has happened before. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (woken.signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      woken.signal.onabort = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run() {
    // Connecting takes a moment, which is not a failure.
    void queues.connectionAttempted.then(wake);
    await pause(slowestRetryMs);
    while (!stopped) {
      woken = new AbortController();
      try {
        const published = await publishBatch(db, queues);
        if (failures > 0) logger.info('relay works again');
        failures = 0;
        if (published < batchSize) await pause(pollMs);
      } catch (error) {
        failures += 1;
        if (failures === 1) logger.warn({ err: error }, 'relay cannot publish; events wait in the table');
        if (!stopped) woken = new AbortController();
        await pause(Math.min(100 * 2 ** failures, slowestRetryMs));
      }
    }
  }
  const running = run();

  return {
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}

type PendingEvent = Pick<EventRow, 'id' | 'type' | 'entity_type' | 'entity_id' | 'request_id'>;

const selectPendingEvents = `
  select id, type, entity_type, entity_id, request_id from events where published_at is null
  order by id limit $1 for update skip locked`;

// Announces the changes again, with the batch: the API may have died between its commit and its announcement.
const markPublished = `
  with published as (update events set published_at = now() where id = any($1))
  select pg_notify($2, $3)`;

/** Publishes at most 500 events; returns how many. */
export async function publishBatch(db: Database, queues: Queues): Promise<number> {
  queues.assertAvailable();
  return transaction(db, async (trx) => {
    const rows = await runPrepared<PendingEvent>(trx, 'pending_events', selectPendingEvents, [batchSize]);
    if (rows.length === 0) return 0;
    await addJobs(queues, rows);
    const changed = rows.filter(({ type }) => isAnnounced(type)).map((row) => row.entity_type);
    await runPrepared(trx, 'mark_published', markPublished, [
      rows.map(({ id }) => id),
      changesChannel,
      [...new Set(changed)].join(','),
    ]);
    const unannounced = listUnannounced(rows);
    if (unannounced.size > 0) await announceEnquiries(trx, unannounced);
    return rows.length;
  });
}

/** The changed enquiries, except those that the consumer of the activity feed announces. */
function listUnannounced(rows: PendingEvent[]): Set<number> {
  const unannounced = rows.filter(
    ({ type, entity_type }) => entity_type === 'enquiry' && !listConsumers(type).includes('activity'),
  );
  return new Set(unannounced.map(({ entity_id }) => entity_id));
}

/** Adds one job per event and consumer; to a read model, one for all of them. */
export async function addJobs(
  queues: Queues,
  rows: Omit<PendingEvent, 'entity_type' | 'entity_id'>[],
): Promise<void> {
  await Promise.all(
    consumers.map(async (consumer) => {
      const events = rows.filter(({ type }) => listConsumers(type).includes(consumer)).map(toEventJob);
      if (events.length > 0) await queues.get(consumer).addBulk(toJobs(consumer, events));
    }),
  );
}

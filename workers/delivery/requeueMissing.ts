import type { Config } from '../../server/platform/config.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { EventRow } from '../../server/platform/events/events.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork, type Stoppable } from '../../server/platform/process/repeatWork.ts';
import { type Consumer, consumers, subscriptions } from '../subscriptions.ts';
import { type BatchJob, parseEventId, toEventJob, toJobs } from './jobs.ts';
import type { Queues } from './queues.ts';

const batchSize = 500;

/** How far back lost jobs are searched for: longer than workers could stay stopped unnoticed over a holiday. */
export const lookbackDays = 7;

type MissingRow = Pick<EventRow, 'id' | 'type' | 'request_id'>;

/**
 * Published is not consumed: a queue that lost its memory forgets jobs that the events table calls published.
 * Requeues every event of the last `lookbackDays` that was published more than `olderThanSeconds` ago, that a consumer
 * has no inbox row for, and that its queue does not hold, as a waiting job or as a dead letter.
 * @returns how many events were requeued
 */
export async function requeueMissing(
  db: Database,
  queues: Queues,
  olderThanSeconds: number,
): Promise<number> {
  queues.assertAvailable();
  let requeued = 0;
  for (const consumer of consumers)
    requeued += await requeueForConsumer(db, queues, consumer, olderThanSeconds);
  return requeued;
}

async function requeueForConsumer(
  db: Database,
  queues: Queues,
  consumer: Consumer,
  olderThanSeconds: number,
): Promise<number> {
  let rows = await listUnconsumed(db, consumer, olderThanSeconds, 0);
  if (rows.length === 0) return 0;
  const queued = await listQueuedEvents(queues, consumer);
  let requeued = 0;
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    const missing = rows.filter(({ id }) => !queued.has(id)).map(toEventJob);
    if (missing.length > 0) await queues.get(consumer).addBulk(toJobs(consumer, missing));
    requeued += missing.length;
    rows = await listUnconsumed(db, consumer, olderThanSeconds, last.id);
  }
  return requeued;
}

/** The next events after `afterId` that the consumer should have processed by now. */
function listUnconsumed(
  db: Database,
  consumer: Consumer,
  olderThanSeconds: number,
  afterId: number,
): Promise<MissingRow[]> {
  return db('events')
    .select('id', 'type', 'request_id')
    .where('id', '>', afterId)
    .whereRaw('published_at between now() - make_interval(days => ?) and now() - make_interval(secs => ?)', [
      lookbackDays,
      olderThanSeconds,
    ])
    .whereIn('type', subscriptions[consumer])
    .whereNotExists(
      db('consumed_events')
        .select(db.raw('1'))
        .where({ consumer })
        .whereRaw('consumed_events.event_id = events.id'),
    )
    .orderBy('id')
    .limit(batchSize);
}

const heldStates = ['waiting', 'active', 'delayed', 'paused', 'failed'] as const;

/** Ids of the events that a queue holds: in waiting or active jobs, including batches, and in dead letters. */
async function listQueuedEvents(queues: Queues, consumer: Consumer): Promise<ReadonlySet<number>> {
  const queue = queues.get(consumer);
  const events = new Set<number>();
  for (const jobId of await queue.getRanges([...heldStates], 0, -1)) {
    const eventId = parseEventId(jobId);
    if (eventId !== undefined) {
      events.add(eventId);
      continue;
    }
    // A job that no longer exists was processed.
    const batch = (await queue.getJob(jobId))?.data as BatchJob | undefined; // only batch jobs have other ids
    for (const { id } of batch?.events ?? []) events.add(id);
  }
  return events;
}

type Timing = Pick<Config, 'REQUEUE_AFTER_SECONDS' | 'REQUEUE_EVERY_SECONDS'>;

export function startRequeueing(
  db: Database,
  queues: Queues,
  logger: Logger,
  { REQUEUE_AFTER_SECONDS, REQUEUE_EVERY_SECONDS }: Timing,
): Stoppable {
  const everyMs = REQUEUE_EVERY_SECONDS * 1000;
  return repeatWork({ everyMs, logger, failure: 'requeueing of missing jobs failed' }, async () => {
    const requeued = await requeueMissing(db, queues, REQUEUE_AFTER_SECONDS);
    if (requeued > 0) logger.info({ requeued }, 'requeued events that a queue had lost');
  });
}

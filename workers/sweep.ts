import type { Database } from '../server/platform/db.ts';
import type { EventRow } from '../server/platform/events.ts';
import type { Logger } from '../server/platform/logger.ts';
import { ownJob, toEventJob } from './jobs.ts';
import type { Queues } from './queues.ts';
import { consumers, subscriptions } from './subscriptions.ts';

const batchSize = 500;

/**
 * Published is not consumed: a queue that lost its memory forgets jobs that the events table calls published.
 * Adds again whatever a consumer has no guard row for, by a job of its own. What still waits, runs or is parked in
 * such a job keeps its place, because its job id is taken; what waits in a shared one is worked off once all the same. Looks back two days; returns how many jobs were added.
 */
export async function sweep(db: Database, queues: Queues, olderThanSeconds: number): Promise<number> {
  queues.assertAvailable();
  let added = 0;
  for (const consumer of consumers) {
    const rows: Pick<EventRow, 'id' | 'type' | 'request_id'>[] = await db('events')
      .select('id', 'type', 'request_id')
      .whereRaw(`published_at between now() - interval '2 days' and now() - make_interval(secs => ?)`, [
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
    if (rows.length === 0) continue;
    await queues.of(consumer).addBulk(rows.map((row) => ownJob(consumer, toEventJob(row))));
    added += rows.length;
  }
  return added;
}

const everyMs = 30_000;
const olderThanSeconds = 60;

/** Sweeps every half minute for what was published a minute ago and is not consumed. */
export function startSweeping(db: Database, queues: Queues, logger: Logger): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(db, queues, olderThanSeconds).then(
      (added) => added > 0 && logger.info({ added }, 'swept events that a queue had not brought'),
      (error: unknown) => logger.warn({ err: error }, 'sweep failed'),
    );
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

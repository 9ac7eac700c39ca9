import type { Database } from '../server/platform/db.ts';
import { type EventRow, eventColumns } from '../server/platform/events.ts';
import type { Logger } from '../server/platform/logger.ts';
import type { Queues } from './queues.ts';
import { addJobs } from './relay.ts';
import { consumers, subscriptions } from './subscriptions.ts';

const batchSize = 500;

/**
 * Published is not consumed: a queue that lost its memory forgets jobs that the events table calls published.
 * Adds again whatever a consumer has no guard row for. What still waits, runs or is parked keeps its place,
 * because its job id is taken. Looks back two days; returns how many jobs were added.
 */
export async function sweep(db: Database, queues: Queues, olderThanSeconds: number): Promise<number> {
  queues.assertAvailable();
  let added = 0;
  for (const consumer of consumers) {
    const rows: EventRow[] = await db('events')
      .select(...eventColumns)
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
    await addJobs(queues, rows, consumer);
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

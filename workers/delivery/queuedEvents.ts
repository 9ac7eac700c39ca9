import type { Consumer } from '../subscriptions.ts';
import { parseEventId, type SharedJob } from './jobs.ts';
import type { Queues } from './queues.ts';

const states = ['waiting', 'active', 'delayed', 'paused', 'failed'] as const;

/** Ids of the events that a queue holds: in jobs that wait or run, shared ones included, and in dead letters. */
export async function listQueuedEvents(queues: Queues, consumer: Consumer): Promise<ReadonlySet<number>> {
  const queue = queues.of(consumer);
  const events = new Set<number>();
  for (const jobId of await queue.getRanges([...states], 0, -1)) {
    const own = parseEventId(jobId);
    if (own !== undefined) {
      events.add(own);
      continue;
    }
    // A job that is gone by now was worked off.
    const shared = (await queue.getJob(jobId))?.data as SharedJob | undefined; // only shared jobs have other ids
    for (const { id } of shared?.events ?? []) events.add(id);
  }
  return events;
}

import { gauge } from '../../server/platform/observability/metrics.ts';
import type { Collector } from '../../server/platform/observability/scrape.ts';
import { type Consumer, consumers } from '../subscriptions.ts';
import type { Queues } from './queues.ts';

const depth = gauge('queue_jobs', 'Jobs by queue and state; failed ones are dead letters', [
  'queue',
  'state',
]);

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

export type QueueCounts = Record<(typeof states)[number], number>;

/** How many jobs a queue holds. The jobs of a paused queue, which the engines call paused, count as waiting. */
export async function countJobs(queues: Queues, consumer: Consumer): Promise<QueueCounts> {
  const counts = await queues.get(consumer).getJobCounts(...states, 'paused');
  const { waiting = 0, active = 0, delayed = 0, failed = 0, paused = 0 } = counts;
  return { waiting: waiting + paused, active, delayed, failed };
}

/** How many jobs each queue holds: the same in every worker, so take the maximum of them. */
export const queueDepth = (queues: Queues): Collector => ({
  name: 'queues',
  async collect() {
    queues.assertAvailable();
    await Promise.all(
      consumers.map(async (queue) => {
        const counts = await countJobs(queues, queue);
        for (const state of states) depth.set({ queue, state }, counts[state]);
      }),
    );
  },
  clear: () => depth.reset(),
});

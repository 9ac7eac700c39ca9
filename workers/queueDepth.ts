import { gauge } from '../server/platform/metrics.ts';
import type { Collector } from '../server/platform/scrape.ts';
import type { Queues } from './queues.ts';
import { consumers } from './subscriptions.ts';

const depth = gauge('queue_jobs', 'Jobs by queue and state; failed ones are parked and wait for a person', [
  'queue',
  'state',
]);

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

/** How many jobs each queue holds: the same in every worker, so take the maximum of them. */
export const queueDepth = (queues: Queues): Collector => ({
  name: 'queues',
  async collect() {
    queues.assertAvailable();
    await Promise.all(
      consumers.map(async (queue) => {
        const counts = await queues.of(queue).getJobCounts(...states);
        for (const state of states) depth.set({ queue, state }, counts[state] ?? 0);
      }),
    );
  },
  clear: () => depth.reset(),
});

import type { Processing } from '../delivery/queueEngines.ts';

/** One job at a time, while Postgres is there. */
export const quickProcessing: Processing = {
  concurrency: 1,
  lockSeconds: 10,
  isDatabaseReady: async () => true,
};

import { foldViews } from '../../server/modules/articles/commands/foldViews.ts';
import { foldEnquiryCounts } from '../../server/modules/enquiries/commands/foldEnquiryCounts.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';

const everyMs = 5000;

/** Rolls up recorded views and enquiry count changes every five seconds, outside of requests. */
export function startRollups(db: Database, logger: Logger): { stop(): Promise<void> } {
  const fold = async (what: string, rollup: Promise<unknown>) => {
    await rollup.catch((error: unknown) => logger.warn({ err: error }, `${what} could not be added up`));
  };
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = Promise.all([
      fold('views', foldViews(db, new Date())),
      fold('counts of enquiries', foldEnquiryCounts(db)),
    ]);
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

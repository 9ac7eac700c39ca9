import { foldViews } from '../../server/modules/articles/commands/foldViews.ts';
import { foldEnquiryCounts } from '../../server/modules/enquiries/commands/foldEnquiryCounts.ts';
import type { Database } from '../../server/platform/db.ts';
import type { Logger } from '../../server/platform/logger.ts';

const everyMs = 5000;

/** Adds the noted views to their posts, and what enquiries changed to their counts, off the path of any request. */
export function startFolding(db: Database, logger: Logger): { stop(): Promise<void> } {
  const fold = async (what: string, folding: Promise<unknown>) => {
    await folding.catch((error: unknown) => logger.warn({ err: error }, `${what} could not be added up`));
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

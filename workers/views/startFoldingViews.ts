import { foldViews } from '../../server/modules/articles/commands/foldViews.ts';
import type { Database } from '../../server/platform/db.ts';
import type { Logger } from '../../server/platform/logger.ts';

const everyMs = 5000;

/** Adds the noted views to their posts every five seconds, off the path of any request. */
export function startFoldingViews(db: Database, logger: Logger): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = foldViews(db, new Date()).catch((error: unknown) =>
      logger.warn({ err: error }, 'views could not be counted'),
    );
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

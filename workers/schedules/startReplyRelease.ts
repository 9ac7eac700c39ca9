import { releaseDueReplies } from '../../server/modules/conversations/commands/releaseDueReplies.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';

const everyMs = 500;

/** Releases the replies that can no longer be undone. They wait in Postgres, where no queue can lose them. */
export function startReplyRelease(db: Database, logger: Logger): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await releaseDueReplies(db, new Date());
    } catch (error) {
      logger.warn({ err: error }, 'replies could not be released');
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= run();
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

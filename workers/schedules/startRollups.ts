import { foldViews } from '../../server/modules/articles/commands/foldViews.ts';
import { foldEnquiryCounts } from '../../server/modules/enquiries/commands/foldEnquiryCounts.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork } from '../../server/platform/process/repeatWork.ts';

/** Rolls up recorded views and enquiry count changes every five seconds, outside of requests. */
export function startRollups(db: Database, logger: Logger): { stop(): Promise<void> } {
  const fold = (what: string, rollup: () => Promise<unknown>) =>
    repeatWork({ everyMs: 5000, logger, failure: `${what} could not be added up` }, rollup);
  const rollups = [
    fold('views', () => foldViews(db, new Date())),
    fold('counts of enquiries', () => foldEnquiryCounts(db)),
  ];
  return {
    async stop() {
      await Promise.all(rollups.map((rollup) => rollup.stop()));
    },
  };
}

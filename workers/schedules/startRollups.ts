import { rollUpViews } from '../../server/modules/articles/commands/rollUpViews.ts';
import { rollUpEnquiryCounts } from '../../server/modules/enquiries/commands/rollUpEnquiryCounts.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork, type Stoppable } from '../../server/platform/process/repeatWork.ts';

/** Rolls up recorded views and enquiry count changes every five seconds, outside of requests. */
export function startRollups(db: Database, logger: Logger): Stoppable {
  const repeat = (what: string, rollup: () => Promise<unknown>) =>
    repeatWork({ everyMs: 5000, logger, failure: `${what} could not be added up` }, rollup);
  const rollups = [
    repeat('views', () => rollUpViews(db, new Date())),
    repeat('counts of enquiries', () => rollUpEnquiryCounts(db)),
  ];
  return {
    async stop() {
      await Promise.all(rollups.map((rollup) => rollup.stop()));
    },
  };
}

import { rollUpViews } from '../../server/modules/articles/commands/rollUpViews.ts';
import { rollUpEnquiryCounts } from '../../server/modules/enquiries/commands/rollUpEnquiryCounts.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork, type Stoppable } from '../../server/platform/process/repeatWork.ts';

/** A post whose views change is written to all of its indexes again, with all of its words. */
const viewsMs = 60_000;
const enquiryCountsMs = 5000;

/** Rolls up recorded views and enquiry count changes, outside of requests. */
export function startRollups(db: Database, logger: Logger): Stoppable {
  const rollups = [
    repeatWork({ everyMs: viewsMs, logger, failure: 'views could not be added up' }, (isStopping) =>
      rollUpViews(db, new Date(), isStopping),
    ),
    repeatWork(
      { everyMs: enquiryCountsMs, logger, failure: 'counts of enquiries could not be added up' },
      () => rollUpEnquiryCounts(db),
    ),
  ];
  return {
    async stop() {
      await Promise.all(rollups.map((rollup) => rollup.stop()));
    },
  };
}

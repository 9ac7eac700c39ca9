import { privacyEvent, type RetentionCounts } from '../../../server/modules/privacy/events.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import {
  allowSlowStatements,
  databaseTime,
  endlessMs,
  type Transaction,
  transaction,
} from '../../../server/platform/db/db.ts';
import { createSystemContext, record } from '../../../server/platform/events/events.ts';
import type { Logger } from '../../../server/platform/observability/logger.ts';
import { repeatWork } from '../../../server/platform/process/repeatWork.ts';
import { dayMs } from '../../../server/platform/text/days.contract.ts';
import { runDailyWork } from '../runDailyWork.ts';
import { applyRetention, type RetentionDependencies } from './applyRetention.ts';
import { removeAbandonedFiles } from './removeAbandonedFiles.ts';

/**
 * Applies the retention periods once a day, in whichever worker is first. Returns the counts, or null when there was
 * nothing to do.
 */
export async function retainDaily(
  dependencies: RetentionDependencies,
  now: Date,
): Promise<RetentionCounts | null> {
  const { db, storage, shouldStop } = dependencies;
  const counts: RetentionCounts = {};
  const recordCounts = (trx: Transaction) =>
    record(trx, privacyEvent('retention.applied', 1, { counts }), createSystemContext(now));
  let isFinished = false;
  try {
    isFinished = await runDailyWork(db, { name: 'retention', fromHour: 0, now }, async (trx) => {
      // It only holds the lock: the work has transactions of its own.
      await allowSlowStatements(trx, endlessMs);
      await applyRetention(dependencies, await getSettings(trx), now, counts);
      if (shouldStop()) return false;
      const yesterday = new Date(now.getTime() - dayMs);
      await removeAbandonedFiles(db, storage, yesterday);
      await storage.removeUnfinished?.(yesterday);
      await recordCounts(trx);
      return true;
    });
  } finally {
    // Interrupted or failed: the next worker continues today, and counts only the rest.
    if (!isFinished && Object.values(counts).some((removed) => removed > 0))
      await transaction(db, recordCounts);
  }
  return Object.keys(counts).length > 0 ? counts : null;
}

/** Checks every ten minutes whether the day's retention is due. */
export const startRetention = ({
  db,
  storage,
  logger,
}: Omit<RetentionDependencies, 'shouldStop'> & { logger: Logger }) =>
  repeatWork(
    { everyMs: 10 * 60_000, logger, failure: 'retention failed, and will be tried again' },
    async (shouldStop) => {
      // Not by the clock of this host: if it is wrong, deleted data cannot be restored.
      const counts = await retainDaily({ db, storage, shouldStop }, await databaseTime(db));
      if (counts) logger.info({ counts }, 'retention periods applied');
    },
  );

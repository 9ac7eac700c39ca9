import { privacyEvent, type RetentionCounts } from '../../../server/modules/privacy/events.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import { databaseTime } from '../../../server/platform/db/db.ts';
import { createSystemContext, record } from '../../../server/platform/events/events.ts';
import type { Logger } from '../../../server/platform/observability/logger.ts';
import { repeatWork } from '../../../server/platform/process/repeatWork.ts';
import { runDailyWork } from '../runDailyWork.ts';
import { applyRetention, type RetentionDependencies } from './applyRetention.ts';
import { removeAbandonedFiles } from './removeAbandonedFiles.ts';

const dayMs = 86_400_000;

/**
 * Applies the retention periods once a day, in whichever worker is first. Returns the counts, or null when there was
 * nothing to do.
 */
export async function retainDaily(
  dependencies: RetentionDependencies,
  now: Date,
): Promise<RetentionCounts | null> {
  let counts: RetentionCounts | null = null;
  await runDailyWork(dependencies.db, { name: 'retention', fromHour: 0, now }, async (trx) => {
    counts = await applyRetention(dependencies, await getSettings(trx), now);
    // Interrupted: the next worker continues today.
    if (dependencies.shouldStop()) return false;
    const yesterday = new Date(now.getTime() - dayMs);
    await removeAbandonedFiles(dependencies.db, dependencies.storage, yesterday);
    await dependencies.storage.removeUnfinished?.(yesterday);
    await record(trx, privacyEvent('retention.applied', 1, { counts }), createSystemContext(now));
    return true;
  });
  return counts;
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

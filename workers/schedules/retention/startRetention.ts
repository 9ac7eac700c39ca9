import { type RetentionCounts, retentionApplied } from '../../../server/modules/privacy/events.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import { transaction } from '../../../server/platform/db/db.ts';
import { record } from '../../../server/platform/events/events.ts';
import type { Logger } from '../../../server/platform/observability/logger.ts';
import { repeatWork } from '../../../server/platform/process/repeatWork.ts';
import { toDay } from '../../../server/platform/text/days.ts';
import { claimDailyWork, finishDailyWork } from '../claimDailyWork.ts';
import { applyRetention, type RetentionDependencies } from './applyRetention.ts';

/**
 * Applies the retention periods once a day, in whichever worker comes first. Gives the counts, or null when there was
 * nothing to do.
 */
export async function retainDaily(
  dependencies: RetentionDependencies,
  now: Date,
): Promise<RetentionCounts | null> {
  return transaction(dependencies.db, async (trx) => {
    const settings = await getSettings(trx);
    const today = toDay(now, settings.time_zone);
    if (!(await claimDailyWork(trx, 'retention', today))) return null;
    const counts = await applyRetention(dependencies, settings, now);
    // Stopped in between: the next worker goes on today.
    if (dependencies.shouldStop()) return counts;
    await record(trx, retentionApplied(counts), { actor: null, now, requestId: null });
    await finishDailyWork(trx, 'retention', today);
    return counts;
  });
}

/** Looks every ten minutes whether the day's retention is due. */
export const startRetention = ({
  db,
  storage,
  logger,
}: Omit<RetentionDependencies, 'shouldStop'> & { logger: Logger }) =>
  repeatWork(
    { everyMs: 10 * 60_000, logger, failure: 'retention failed, and will be tried again' },
    async (shouldStop) => {
      const counts = await retainDaily({ db, storage, shouldStop }, new Date());
      if (counts) logger.info({ counts }, 'retention periods applied');
    },
  );

import { fireTimers, timerBatchSize } from '../../server/modules/replyClock/commands/fireTimers.ts';
import { replyDigestDue } from '../../server/modules/replyClock/events.ts';
import { getTimeZone } from '../../server/modules/settings/queries.ts';
import { type Database, transaction } from '../../server/platform/db/db.ts';
import { record } from '../../server/platform/events/events.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork } from '../../server/platform/process/repeatWork.ts';
import { timeOfDay, toDay } from '../../server/platform/text/days.ts';
import { claimDailyWork, finishDailyWork } from './claimDailyWork.ts';

const digestHour = 9;

/** Requests the digest of the day once, from nine in the morning on in the agency's time zone. */
export async function requestDigest(db: Database, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const timeZone = await getTimeZone(trx);
    const today = toDay(now, timeZone);
    if (now < timeOfDay(today, digestHour, timeZone)) return false;
    if (!(await claimDailyWork(trx, 'reply_digest', today))) return false;
    await record(trx, replyDigestDue(today), { actor: null, now, requestId: null });
    await finishDailyWork(trx, 'reply_digest', today);
    return true;
  });
}

/** Looks every five seconds which reply clocks are to act; the timers are in Postgres, so Redis may lose everything. */
export const startReplyTimers = (db: Database, logger: Logger): { stop(): Promise<void> } =>
  repeatWork(
    { everyMs: 5000, logger, failure: 'reply timers failed, and will be tried again' },
    async (isStopping) => {
      // What comes back from a snooze at nine is in the digest of that morning.
      while (!isStopping() && (await fireTimers(db, new Date())) === timerBatchSize);
      if (!isStopping()) await requestDigest(db, new Date());
    },
  );

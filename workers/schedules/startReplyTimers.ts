import { fireTimers, timerBatchSize } from '../../server/modules/replyClock/commands/fireTimers.ts';
import { replyDigestDue } from '../../server/modules/replyClock/events.ts';
import { type Database, databaseTime } from '../../server/platform/db/db.ts';
import { createSystemContext, record } from '../../server/platform/events/events.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork, type Stoppable } from '../../server/platform/process/repeatWork.ts';
import { runDailyWork } from './runDailyWork.ts';

const digestHour = 9;

/** Requests the digest of the day once, from nine in the morning in the agency's time zone. */
export const requestDigest = (db: Database, now: Date): Promise<boolean> =>
  runDailyWork(db, { name: 'reply_digest', fromHour: digestHour, now }, async (trx, today) => {
    await record(trx, replyDigestDue(today), createSystemContext(now));
    return true;
  });

/** Checks at an interval which reply clocks must act; the timers are in Postgres, so Redis may lose everything. */
export const startReplyTimers = (db: Database, logger: Logger, everyMs: number): Stoppable =>
  repeatWork(
    { everyMs, logger, failure: 'reply timers failed, and will be tried again' },
    async (isStopping) => {
      // Not by the clock of this host: if it is wrong, replies are overdue that are not.
      const now = await databaseTime(db);
      // Enquiries that return from a snooze at nine are in the digest of that morning.
      while (!isStopping() && (await fireTimers(db, now)) === timerBatchSize);
      if (!isStopping()) await requestDigest(db, now);
    },
  );

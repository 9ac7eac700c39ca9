import { fireTimers, timerBatchSize } from '../../server/modules/replyClock/commands/fireTimers.ts';
import { replyDigestDue } from '../../server/modules/replyClock/events.ts';
import { getTimeZone } from '../../server/modules/settings/queries.ts';
import { type Database, transaction } from '../../server/platform/db/db.ts';
import { record } from '../../server/platform/events/events.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { dayStart, toDay } from '../../server/platform/text/days.ts';
import { claimDailyWork, finishDailyWork } from './claimDailyWork.ts';

const digestHour = 9;
const hourMs = 3_600_000;

/** Requests the digest of the day once, from nine in the morning on in the agency's time zone. */
export async function requestDigest(db: Database, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const timeZone = await getTimeZone(trx);
    const today = toDay(now, timeZone);
    if (now.getTime() < dayStart(today, timeZone).getTime() + digestHour * hourMs) return false;
    if (!(await claimDailyWork(trx, 'reply_digest', today))) return false;
    await record(trx, replyDigestDue(today), { actor: null, now, requestId: null });
    await finishDailyWork(trx, 'reply_digest', today);
    return true;
  });
}

const everyMs = 5000;

/** Looks every five seconds which reply clocks are to act; the timers are in Postgres, so Redis may lose everything. */
export function startReplyTimers(db: Database, logger: Logger): { stop(): Promise<void> } {
  let stopping = false;
  let running: Promise<void> | null = null;
  const fire = async () => {
    // What comes back from a snooze at nine is in the digest of that morning.
    while (!stopping && (await fireTimers(db, new Date())) === timerBatchSize);
    if (!stopping) await requestDigest(db, new Date());
  };
  const timer = setInterval(() => {
    running ??= fire()
      .catch((error: unknown) => logger.warn({ err: error }, 'reply timers failed, and will be tried again'))
      .finally(() => {
        running = null;
      });
  }, everyMs);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

import { inviteDueGuests } from '../../server/modules/reviews/invitations/commands/inviteGuests.ts';
import { getTimeZone } from '../../server/modules/settings/queries.ts';
import { type Database, transaction } from '../../server/platform/db/db.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork } from '../../server/platform/process/repeatWork.ts';
import { timeOfDay, toDay } from '../../server/platform/text/days.ts';
import { claimDailyWork, finishDailyWork } from './claimDailyWork.ts';

const invitationHour = 10;

/** Invites the guests whose time has come, once a day, from ten in the morning on in the agency's time zone. */
async function inviteGuestsOfDay(db: Database, now: Date): Promise<number> {
  return transaction(db, async (trx) => {
    const timeZone = await getTimeZone(trx);
    const today = toDay(now, timeZone);
    if (now < timeOfDay(today, invitationHour, timeZone)) return 0;
    if (!(await claimDailyWork(trx, 'review_invitations', today))) return 0;
    const invited = await inviteDueGuests(trx, today, { actor: null, now, requestId: null });
    await finishDailyWork(trx, 'review_invitations', today);
    return invited;
  });
}

/** Looks every five seconds whether today's guests were invited. */
export const startReviewInvitations = (db: Database, logger: Logger): { stop(): Promise<void> } =>
  repeatWork(
    { everyMs: 5000, logger, failure: 'invitations to review failed, and will be tried again' },
    () => inviteGuestsOfDay(db, new Date()),
  );

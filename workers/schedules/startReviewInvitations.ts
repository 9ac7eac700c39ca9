import { inviteDueGuests } from '../../server/modules/reviews/invitations/commands/inviteGuests.ts';
import { type Database, databaseTime } from '../../server/platform/db/db.ts';
import { createSystemContext } from '../../server/platform/events/events.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork, type Stoppable } from '../../server/platform/process/repeatWork.ts';
import { runDailyWork } from './runDailyWork.ts';

const invitationHour = 10;

/** Invites the guests who are due, once a day, from ten in the morning in the agency's time zone. */
const inviteGuestsOfDay = (db: Database, now: Date): Promise<boolean> =>
  runDailyWork(db, { name: 'review_invitations', fromHour: invitationHour, now }, async (trx, today) => {
    await inviteDueGuests(trx, today, createSystemContext(now));
    return true;
  });

/** Checks at an interval whether today's guests were invited. */
export const startReviewInvitations = (db: Database, logger: Logger, everyMs: number): Stoppable =>
  repeatWork(
    { everyMs, logger, failure: 'invitations to review failed, and will be tried again' },
    async () => inviteGuestsOfDay(db, await databaseTime(db)),
  );

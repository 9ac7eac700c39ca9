import { countEnquiries, listEnquiries } from '../../../server/modules/enquiries/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import { type Database, databaseTime } from '../../../server/platform/db/db.ts';
import { toDay } from '../../../server/platform/text/days.contract.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { replyDigest } from './templates/ReplyDigest.tsx';

const maxListed = 25;

/**
 * The agency's morning digest: overdue, due, waiting and snoozed enquiries. Null when there are none, or when its day is
 * over.
 */
export async function buildReplyDigestMail(
  db: Database,
  { PUBLIC_URL: publicUrl, STAFF_EMAIL }: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  { data: { day } }: Extract<MailEvent, { type: 'reply_digest.due' }>,
): Promise<EventMail | null> {
  const settings = await getSettings(db);
  const clock = { timeZone: settings.time_zone, now: await databaseTime(db) };
  // It would list what is due now under a day that is over.
  if (day < toDay(clock.now, clock.timeZone)) return null;
  const [overdue, waiting, snoozed] = await Promise.all([
    countEnquiries(db, { view: 'overdue' }, clock),
    countEnquiries(db, { view: 'waiting' }, clock),
    countEnquiries(db, { view: 'snoozed' }, clock),
  ]);
  const { rows, pagination } = await listEnquiries(
    db,
    { view: 'due', sort: 'due_at', order: 'asc', page: 1, limit: maxListed },
    clock,
  );
  const due = pagination.total;
  if (due + waiting + snoozed === 0) return null;
  const content = replyDigest({
    day,
    counts: { due, overdue, waiting, snoozed },
    enquiries: rows,
    settings,
    publicUrl,
    now: clock.now,
  });
  return { template: 'reply_digest', recipient: STAFF_EMAIL, content };
}

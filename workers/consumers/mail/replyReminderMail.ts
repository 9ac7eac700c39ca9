import { getEnquiry } from '../../../server/modules/enquiries/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { getRecipient } from './getRecipient.ts';
import type { MailConfig, MailEvent, SingleMail } from './mailPlan.ts';
import { replyReminder } from './templates/ReplyReminder.tsx';

type ReminderEvent = Extract<MailEvent, { type: 'reply_clock.due_soon' | 'reply_clock.overdue' }>;

/**
 * The warning to the assignee that a reply is due soon, or the notice to the agency that it is overdue. The agency gets
 * the warning, too, where no active person has the enquiry. Null when nothing is owed any more.
 */
export async function replyReminderMail(
  db: Database,
  { PUBLIC_URL: publicUrl, STAFF_EMAIL }: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  { type, entity }: ReminderEvent,
): Promise<SingleMail | null> {
  const enquiry = await getEnquiry(db, entity.id);
  if (!enquiry || enquiry.erased_at || enquiry.clock.state !== 'running') return null;
  const facts = { enquiry, settings: await getSettings(db), publicUrl };
  if (type === 'reply_clock.overdue') {
    return {
      template: 'reply_overdue',
      recipient: STAFF_EMAIL,
      content: replyReminder({ ...facts, overdue: true }),
    };
  }
  return {
    template: 'reply_due_soon',
    recipient: await getRecipient(db, enquiry, STAFF_EMAIL),
    content: replyReminder({ ...facts, overdue: false }),
  };
}

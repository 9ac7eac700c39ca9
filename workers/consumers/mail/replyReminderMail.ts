import type { Database } from '../../../server/platform/db/db.ts';
import { getRecipient, readEnquiryFacts } from './enquiryMail.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { replyReminder } from './templates/ReplyReminder.tsx';

type ReminderEvent = Extract<MailEvent, { type: 'reply_clock.due_soon' | 'reply_clock.overdue' }>;

/**
 * The warning to the assignee that a reply is due soon, or the notice to the agency that it is overdue. The agency also
 * gets the warning where the assignee cannot respond or there is none. Null when no reply is owed any more, or when a
 * clock that started later is running.
 */
export async function replyReminderMail(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  { type, entity, data }: ReminderEvent,
): Promise<EventMail | null> {
  const facts = await readEnquiryFacts(db, config, entity.id);
  if (facts?.enquiry.clock.state !== 'running') return null;
  if (Date.parse(facts.enquiry.clock.due_at) !== Date.parse(data.dueAt)) return null;
  if (type === 'reply_clock.overdue') {
    return {
      template: 'reply_overdue',
      recipient: config.STAFF_EMAIL,
      content: replyReminder({ ...facts, overdue: true }),
    };
  }
  return {
    template: 'reply_due_soon',
    recipient: await getRecipient(db, config, facts.enquiry),
    content: replyReminder({ ...facts, overdue: false }),
  };
}

import { listTripFacts } from '../../../server/modules/enquiries/tripFacts.contract.ts';
import { type Database, databaseTime } from '../../../server/platform/db/db.ts';
import { formatDay } from '../../../server/platform/text/formats.contract.ts';
import { formatTime } from '../../../server/platform/text/formatTime.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { getRecipient, readEnquiryFacts } from './readEnquiryFacts.ts';
import { staffNotice } from './templates/staffNotice.tsx';

type ReminderEvent = Extract<MailEvent, { type: 'reply_clock.due_soon' | 'reply_clock.overdue' }>;

/**
 * The warning to the assignee that a reply is due soon, or the notice to the agency that it is overdue. The agency also
 * gets the warning where the assignee cannot respond or there is none. Null when no reply is owed any more, when a
 * clock that started later is running, or for a warning that was delayed until the reply was overdue.
 */
export async function buildReplyReminderMail(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  { type, entity, data }: ReminderEvent,
): Promise<EventMail | null> {
  const facts = await readEnquiryFacts(db, config, entity.id);
  if (facts?.enquiry.clock.state !== 'running') return null;
  const { enquiry, settings } = facts;
  const dueAt = new Date(facts.enquiry.clock.due_at);
  if (dueAt.getTime() !== Date.parse(data.dueAt)) return null;
  if (type === 'reply_clock.due_soon' && dueAt <= (await databaseTime(db))) return null;
  const { name, reference, assigned_to_name: assignee } = enquiry;
  const due = `${formatDay(dueAt.toISOString(), settings.time_zone)} at ${formatTime(dueAt, settings.time_zone)}`;
  const assignment = assignee
    ? `The enquiry is assigned to ${assignee}.`
    : 'The enquiry is assigned to no one.';
  const notice = {
    preview: `${name}: ${enquiry.message}`,
    facts: listTripFacts(enquiry),
    text: enquiry.message,
  };
  if (type === 'reply_clock.overdue') {
    return {
      template: 'reply_overdue',
      recipient: config.STAFF_EMAIL,
      content: staffNotice(facts, {
        ...notice,
        subject: 'Overdue',
        heading: 'A reply is overdue',
        introduction: `The reply to ${name} (${reference}) was due on ${due}. ${assignment}`,
      }),
    };
  }
  return {
    template: 'reply_due_soon',
    recipient: await getRecipient(db, config, enquiry),
    content: staffNotice(facts, {
      ...notice,
      subject: 'Due soon',
      heading: 'A reply is due soon',
      introduction: `${name} (${reference}) expects a reply by ${due}. ${assignment}`,
    }),
  };
}

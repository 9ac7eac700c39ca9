import { Text } from '@react-email/components';
import { listTripFacts } from '../../../../server/modules/enquiries/tripFacts.contract.ts';
import type { ClockRecord } from '../../../../server/modules/replyClock/queries.ts';
import { formatDay } from '../../../../server/platform/text/formats.contract.ts';
import { formatTime } from '../../../../server/platform/text/formatTime.ts';
import { EnquiryText } from './EnquiryText.tsx';
import { type EnquiryMailInput, formatTopic, getEnquiryLink } from './enquiryFacts.ts';
import { Facts } from './Facts.tsx';
import { frameMail } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';
import { paragraph } from './mailStyles.ts';

export type ReplyReminderInput = EnquiryMailInput & {
  enquiry: ClockRecord;
  /** The whole reply time is over, not only three quarters of it. */
  overdue: boolean;
};

/** To the assignee before a reply is due, and to the agency when it is overdue. */
export function replyReminder(input: ReplyReminderInput) {
  const { enquiry, settings, publicUrl, overdue } = input;
  const dueAt = new Date(enquiry.clock.due_at);
  const due = `${formatDay(dueAt.toISOString(), settings.time_zone)} at ${formatTime(dueAt, settings.time_zone)}`;
  return frameMail(input, {
    subject: `${overdue ? 'Overdue' : 'Due soon'}: ${formatTopic(enquiry)}`,
    preview: `${enquiry.name}: ${enquiry.message}`,
    heading: overdue ? 'A reply is overdue' : 'A reply is due soon',
    content: (
      <>
        <Text style={paragraph}>
          {overdue
            ? `The reply to ${enquiry.name} (${enquiry.reference}) was due on ${due}.`
            : `${enquiry.name} (${enquiry.reference}) expects a reply by ${due}.`}{' '}
          {enquiry.assigned_to_name
            ? `The enquiry is assigned to ${enquiry.assigned_to_name}.`
            : 'The enquiry is assigned to no one.'}
        </Text>
        <Facts facts={listTripFacts(input.enquiry)} />
        <EnquiryText text={enquiry.message} />
        <MailButton href={getEnquiryLink(publicUrl, enquiry)} label="Open the enquiry" />
      </>
    ),
  });
}

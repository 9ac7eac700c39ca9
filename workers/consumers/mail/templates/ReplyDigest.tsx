import { Link, Text } from '@react-email/components';
import type { ListRecord } from '../../../../server/modules/enquiries/queries.ts';
import { formatCount, formatDay } from '../../../../server/platform/text/formats.contract.ts';
import { formatTime } from '../../../../server/platform/text/formatTime.ts';
import { getEnquiryLink } from './enquiryFacts.ts';
import { type AgencyFacts, frameMail } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';
import { colours, paragraph } from './mailStyles.ts';

export type ReplyDigestInput = AgencyFacts & {
  /** `2026-11-22` */
  day: string;
  /** `due` includes overdue ones. */
  counts: { due: number; overdue: number; waiting: number; snoozed: number };
  /** The earliest due first. */
  enquiries: ListRecord[];
  now: Date;
};

/** To the agency, every morning. */
export function replyDigest(input: ReplyDigestInput) {
  const { day, counts, enquiries, publicUrl } = input;
  const { due, overdue, waiting, snoozed } = counts;
  const more = due - enquiries.length;
  return frameMail(input, {
    subject: `${formatDay(day)}: ${formatCount(due, 'reply', 'replies')} due, ${overdue} overdue`,
    preview: `${due} due, ${overdue} overdue`,
    heading: `Enquiries on ${formatDay(day)}`,
    content: (
      <>
        <Text style={paragraph}>
          {formatCount(due, 'reply is', 'replies are')} due, {overdue} of them overdue.{' '}
          {formatCount(waiting, 'enquiry waits', 'enquiries wait')} for the customer, {snoozed}{' '}
          {snoozed === 1 ? 'is' : 'are'} snoozed.
        </Text>
        {enquiries.map((enquiry) => (
          <DueEnquiry key={enquiry.id} enquiry={enquiry} input={input} />
        ))}
        {more > 0 ? <Text style={paragraph}>And {more} more.</Text> : null}
        <MailButton
          href={`${publicUrl}/admin/enquiries?view=due&sort=due_at&order=asc`}
          label="Open the due enquiries"
        />
      </>
    ),
  });
}

type DueProps = { enquiry: ListRecord; input: ReplyDigestInput };

function DueEnquiry({ enquiry, input: { settings, publicUrl, now } }: DueProps) {
  const dueAt = new Date(enquiry.clock.due_at);
  const isOverdue = dueAt < now;
  const due = `${formatDay(dueAt.toISOString(), settings.time_zone)}, ${formatTime(dueAt, settings.time_zone)}`;
  return (
    <Text style={{ ...paragraph, margin: '0 0 8px' }}>
      <Link href={getEnquiryLink(publicUrl, enquiry)} style={{ color: colours.lagoon, fontWeight: 600 }}>
        {enquiry.name}: {enquiry.subject}
      </Link>
      <br />
      <span style={{ color: colours.quiet, fontSize: 14 }}>
        {enquiry.reference}, {enquiry.assigned_to_name ?? 'unassigned'}, {isOverdue ? 'was due' : 'due'} {due}
      </span>
    </Text>
  );
}

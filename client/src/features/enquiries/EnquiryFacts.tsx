import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Link } from '@mui/material';
import { mailboxLink } from '../../app/formats.ts';
import { dayText, momentText, typeLabels } from './enquiryWords.ts';
import { Facts, Subject } from './Subject.tsx';

type Props = { enquiry: Enquiry };

/** How to reach the person: each line is one tap. */
export function ContactFacts({ enquiry }: Props) {
  const { name, email, phone, mobile, contact_time, subject } = enquiry;
  const call = (number: string | null) =>
    number ? <Link href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</Link> : null;
  const mail = `${mailboxLink(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <Subject title="Contact information">
      <Facts
        facts={[
          ['Name', name],
          [
            'Email',
            <Link key="mail" href={mail}>
              {email}
            </Link>,
          ],
          ['Mobile', call(mobile)],
          ['Phone', phone === mobile ? null : call(phone)],
          ['Preferred contact time', contact_time],
        ]}
      />
    </Subject>
  );
}

/** What it is about. */
export function EnquiryFacts({ enquiry }: Props) {
  return (
    <Subject title="Enquiry">
      <Facts
        facts={[
          ['Subject', enquiry.subject],
          ['Type', typeLabels[enquiry.enquiry_type]],
          ['Destination', enquiry.destination],
          ['Travel type', enquiry.travel_type],
          ['Event date', enquiry.event_date ? dayText(enquiry.event_date) : null],
          ['Guest count', enquiry.guest_count?.toLocaleString('en-IN')],
          ['Budget', enquiry.budget_range],
          ['Venue', enquiry.venue],
          ['Sent from', enquiry.source_page],
        ]}
      />
    </Subject>
  );
}

/** The dates of the record, whose it is, and what its sender agreed to. */
export function RecordFacts({ enquiry }: Props) {
  return (
    <Subject title="Record">
      <Facts
        facts={[
          ['Created', momentText(enquiry.created_at)],
          ['Updated', momentText(enquiry.updated_at)],
          ['Assigned to', enquiry.assigned_to_name ?? 'Unassigned'],
          ['Consent', consentText(enquiry)],
        ]}
      />
    </Subject>
  );
}

const consentText = ({ consent }: Enquiry) =>
  consent ? `${momentText(consent.given_at)}: “${consent.wording}”` : 'None recorded';

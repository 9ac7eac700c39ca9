import { formatTravellers } from '@modules/destinations/calculatePrice.contract.ts';
import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { Link } from '@mui/material';
import { formatMonth, formatNumber, formatPrice, phoneLink } from '@platform/text/formats.contract.ts';
import { Fragment } from 'react';
import { phoneNumbers } from '../../../lib/text/phoneNumbers.ts';
import { formatDateTime, formatShortDay } from '../../../ui/admin/dateFormats.ts';
import { Facts, Subsection } from '../../../ui/admin/Subsection.tsx';
import { typeLabels } from './enquiryLabels.ts';
import { mailLink } from './mailLink.ts';

type Props = { enquiry: EnquiryResponse };

/** Contact details, each one a link. */
export function ContactFacts({ enquiry }: Props) {
  const { name, email, phone, mobile, contact_time } = enquiry;
  return (
    <Subsection title="Contact information">
      <Facts
        facts={[
          ['Name', name],
          [
            'Email',
            <Link key="mail" href={mailLink(enquiry)}>
              {email}
            </Link>,
          ],
          ['Mobile', mobile ? <Numbers key="mobile" text={mobile} /> : null],
          ['Phone', phone && phone !== mobile ? <Numbers key="phone" text={phone} /> : null],
          ['Preferred contact time', contact_time],
        ]}
      />
    </Subsection>
  );
}

/** Each number is a separate link; anything else stays text. */
function Numbers({ text }: { text: string }) {
  const numbers = phoneNumbers(text);
  if (numbers.length === 0) return text;
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 ? ', ' : null}
      <Link href={phoneLink(number)}>{number}</Link>
    </Fragment>
  ));
}

/** The details of the request; the subject is the title. */
export function EnquiryFacts({ enquiry }: Props) {
  return (
    <Subsection title="Enquiry">
      <Facts
        facts={[
          ['Type', typeLabels[enquiry.enquiry_type]],
          ['Destination', enquiry.destination],
          ['Travel type', enquiry.travel_type],
          ['Event date', enquiry.event_date ? formatShortDay(enquiry.event_date) : null],
          ['Travel month', enquiry.travel_month && formatMonth(enquiry.travel_month)],
          ['Flexibility', enquiry.flexibility],
          ['Departure city', enquiry.departure_city],
          ['Guest count', enquiry.guest_count === null ? null : formatNumber(enquiry.guest_count)],
          ['Budget', enquiry.budget_range],
          ['Venue', enquiry.venue],
          [
            'Wishlist',
            enquiry.journeys.length > 0 ? <JourneyLinks key="wishlist" enquiry={enquiry} /> : null,
          ],
          ...quoteFacts(enquiry.quote),
          ['Sent from', enquiry.source_page],
        ]}
      />
    </Subsection>
  );
}

/** The journeys of the wishlist that was sent, as links to their pages. */
const JourneyLinks = ({ enquiry: { journeys } }: Props) =>
  journeys.map(({ path, title }, place) => (
    <Fragment key={path}>
      {place > 0 ? ', ' : null}
      <Link href={path} target="_blank" rel="noreferrer">
        {title}
      </Link>
    </Fragment>
  ));

/** Who travels, and the calculated price; what the visitor saw is shown when it was another one. */
function quoteFacts(quote: EnquiryResponse['quote']): [string, string | null][] {
  if (!quote) return [];
  const { price, seen_total: seen } = quote;
  return [
    ['Travellers', formatTravellers(quote)],
    ...(price?.lines ?? []).map(({ label, amount }): [string, string] => [label, formatPrice(amount)]),
    ['Estimate', price && `${formatPrice(price.total)}, of which ${formatPrice(price.deposit)} as deposit`],
    ['Shown to the visitor', seen !== null && seen !== price?.total ? formatPrice(seen) : null],
  ];
}

/** The dates of the enquiry and its consent. */
export function RecordFacts({ enquiry }: Props) {
  return (
    <Subsection title="Record">
      <Facts
        facts={[
          ['Created', formatDateTime(enquiry.created_at)],
          ['Updated', formatDateTime(enquiry.updated_at)],
          ['Consent', consentText(enquiry)],
        ]}
      />
    </Subsection>
  );
}

const consentText = ({ consent }: EnquiryResponse) =>
  consent ? `${formatDateTime(consent.given_at)}: “${consent.wording}”` : 'None recorded';

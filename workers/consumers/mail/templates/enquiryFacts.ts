import { formatTravellers } from '../../../../server/modules/destinations/calculatePrice.contract.ts';
import type { EnquiryRecord } from '../../../../server/modules/enquiries/queries.ts';
import {
  formatDay,
  formatMonth,
  formatNumber,
  formatPrice,
} from '../../../../server/platform/text/formats.contract.ts';
import { truncate } from '../../../../server/platform/text/truncate.contract.ts';
import type { Fact } from './Facts.tsx';
import type { AgencyFacts } from './MailFrame.tsx';

/** What the mails about an enquiry are made from. Links are built from `publicUrl` alone. */
export type EnquiryMailInput = AgencyFacts & { enquiry: EnquiryRecord };

/** The end of a subject line. Lists of mails show some 100 characters: the reference must be among them. */
export const formatTopic = ({ subject, reference }: EnquiryRecord): string =>
  `${truncate(subject, 80)} (${reference})`;

/** Where staff open the enquiry. */
export const getEnquiryLink = (
  publicUrl: string,
  { channel, id }: Pick<EnquiryRecord, 'channel' | 'id'>,
): string => `${publicUrl}/admin/enquiries?enquiry=${channel}-${id}`;

const serviceNames: Record<keyof EnquiryRecord['services'], string> = {
  tour_type: 'Tour type',
  tour_categories: 'Package categories',
  hotel_type: 'Hotels',
  rental_type: 'Rentals',
  ticket_type: 'Tickets',
  visa_type: 'Visa and forex',
  wedding_packages: 'Wedding packages',
};

/** The trip as the visitor described it with the form's fields. */
export function tripFacts({ enquiry }: Pick<EnquiryMailInput, 'enquiry'>): Fact[] {
  const services = (Object.keys(serviceNames) as (keyof typeof serviceNames)[]) // keys of a closed object
    .map((name) => ({ label: serviceNames[name], value: enquiry.services[name]?.join(', ') }));
  return [
    { label: 'Subject', value: enquiry.subject },
    { label: 'Destination', value: enquiry.destination },
    { label: 'Package', value: enquiry.travel_type },
    { label: 'Preferred date', value: enquiry.event_date && formatDay(enquiry.event_date) },
    { label: 'Travel month', value: enquiry.travel_month && formatMonth(enquiry.travel_month) },
    { label: 'Flexibility', value: enquiry.flexibility },
    { label: 'Departure city', value: enquiry.departure_city },
    { label: 'Guests', value: enquiry.guest_count === null ? undefined : formatNumber(enquiry.guest_count) },
    { label: 'Budget', value: enquiry.budget_range },
    { label: 'Venue', value: enquiry.venue },
    ...quoteFacts(enquiry.quote),
    { label: 'Best time to call', value: enquiry.contact_time },
    ...services,
    { label: 'Attachment', value: enquiry.attachment?.name },
  ];
}

/** Who travels, and the price as the server calculated it. */
function quoteFacts(quote: EnquiryRecord['quote']): Fact[] {
  if (!quote) return [];
  const { price } = quote;
  return [
    { label: 'Travellers', value: formatTravellers(quote) },
    ...(price?.lines ?? []).map(({ label, amount }) => ({ label, value: formatPrice(amount) })),
    { label: 'Estimate', value: price && formatPrice(price.total) },
    { label: 'Deposit', value: price && formatPrice(price.deposit) },
  ];
}

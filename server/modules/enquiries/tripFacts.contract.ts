import { formatDay, formatMonth, formatNumber, formatPrice } from '../../platform/text/formats.contract.ts';
import { formatTravellers } from '../destinations/calculatePrice.contract.ts';
import type { EnquiryResponse } from './contract.ts';

const serviceNames = {
  tour_type: 'Tour type',
  tour_categories: 'Package categories',
  hotel_type: 'Hotels',
  rental_type: 'Rentals',
  ticket_type: 'Tickets',
  visa_type: 'Visa and forex',
  wedding_packages: 'Wedding packages',
};
type ServiceName = keyof typeof serviceNames;

/** The visitor's statements about the trip, and the file's name. */
type Trip = Pick<
  EnquiryResponse,
  | 'subject'
  | 'destination'
  | 'travel_type'
  | 'event_date'
  | 'travel_month'
  | 'flexibility'
  | 'departure_city'
  | 'guest_count'
  | 'budget_range'
  | 'venue'
  | 'quote'
  | 'contact_time'
> & {
  services: { [name in ServiceName]?: string[] | undefined };
  attachment: { name: string } | null;
};

/** A line of mails and of the status page; omitted without a value. */
export type TripFact = { label: string; value: string | null | undefined };

/** The trip as the visitor described it with the form's fields. */
export function listTripFacts(trip: Trip): TripFact[] {
  const services = (Object.keys(serviceNames) as ServiceName[]) // keys of a closed object
    .map((name) => ({ label: serviceNames[name], value: trip.services[name]?.join(', ') }));
  return [
    { label: 'Subject', value: trip.subject },
    { label: 'Destination', value: trip.destination },
    { label: 'Package', value: trip.travel_type },
    { label: 'Preferred date', value: trip.event_date && formatDay(trip.event_date) },
    { label: 'Travel month', value: trip.travel_month && formatMonth(trip.travel_month) },
    { label: 'Flexibility', value: trip.flexibility },
    { label: 'Departure city', value: trip.departure_city },
    { label: 'Guests', value: trip.guest_count === null ? undefined : formatNumber(trip.guest_count) },
    { label: 'Budget', value: trip.budget_range },
    { label: 'Venue', value: trip.venue },
    ...listQuoteFacts(trip.quote),
    { label: 'Best time to call', value: trip.contact_time },
    ...services,
    { label: 'Attachment', value: trip.attachment?.name },
  ];
}

/** Who travels, and the price as the server calculated it. */
function listQuoteFacts(quote: Trip['quote']): TripFact[] {
  if (!quote) return [];
  const { price } = quote;
  return [
    { label: 'Travellers', value: formatTravellers(quote) },
    ...(price?.lines ?? []).map(({ label, amount }) => ({ label, value: formatPrice(amount) })),
    { label: 'Estimate', value: price && formatPrice(price.total) },
    { label: 'Deposit', value: price && formatPrice(price.deposit) },
  ];
}

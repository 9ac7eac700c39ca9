import { maxTravellers } from '@modules/destinations/calculatePrice.contract.ts';
import type { BookingValues } from './bookingValues.ts';

export type TravellerValues = Partial<Pick<BookingValues, 'event_date' | 'adults' | 'children' | 'rooms'>>;

/** Whether a day is in the calendar: 31 February is not. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/**
 * The date and the travellers in a link. Ignores dates that do not exist or are before `today`, values that are not
 * numbers, more travellers than the price calculator offers, and children and rooms without adults: the form refuses
 * these, and that for weddings does not show them.
 */
export function parseTravellers(query: URLSearchParams, today: string): TravellerValues {
  const read = (text: string | null) => {
    const count = /^\d{1,2}$/.exec(text ?? '')?.[0];
    return Number(count) <= maxTravellers ? count : undefined;
  };
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(query.get('date') ?? '')?.[0];
  const adults = read(query.get('adults'));
  const found = Object.entries({
    event_date: day && day >= today && isDay(day) ? day : undefined,
    adults,
    children: adults && read(query.get('children')),
    rooms: adults && read(query.get('rooms')),
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

import { invalid } from '../../platform/errors.ts';
import { getDepartureState } from './departureState.contract.ts';
import { type Departure, type DepartureResponse, departureTexts } from './departures.contract.ts';

/** A departure as the API returns it. Those that earlier releases stored have only a date and seats. */
export function toDeparture(
  stored: Pick<Departure, 'date' | 'seats'> & Partial<Departure>,
): DepartureResponse {
  const departure = { end_date: null, seats_taken: 0, price: null, guaranteed: false, ...stored };
  const seats_left = Math.max(0, departure.seats - departure.seats_taken);
  return { ...departure, seats_left, state: getDepartureState({ ...departure, seats_left }) };
}

/**
 * The departures of a save with their taken seats: without a number, those that are stored or confirmed.
 * @param confirmed the seats that are confirmed for enquiries, by date
 * @throws AppError 422 when a departure has fewer taken seats than confirmed ones, or fewer seats than taken ones
 */
export function withSeatsTaken(
  departures: Departure[],
  stored: Departure[],
  confirmed: ReadonlyMap<string, number>,
): Departure[] {
  return departures.map((departure, index) => {
    const { date, seats } = departure;
    const atLeast = confirmed.get(date) ?? 0;
    const before = stored.find((one) => one.date === date)?.seats_taken ?? 0;
    const seats_taken = departure.seats_taken ?? Math.max(before, atLeast);
    const refuse = (message: string) => invalid([{ field: `available_dates.${index}.seats_taken`, message }]);
    if (seats_taken < atLeast) throw refuse(departureTexts.tooFewTaken(atLeast));
    if (seats_taken > seats) throw refuse(departureTexts.tooManyTaken);
    return { ...departure, seats_taken };
  });
}

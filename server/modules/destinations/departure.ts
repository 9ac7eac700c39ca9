import { getDepartureState } from './departureState.contract.ts';
import type { Departure, DepartureResponse } from './departures.contract.ts';

/** A departure as the API returns it. Those that earlier releases stored have only a date and seats. */
export function toDeparture(
  stored: Pick<Departure, 'date' | 'seats'> & Partial<Departure>,
): DepartureResponse {
  const departure = { end_date: null, seats_taken: 0, price: null, guaranteed: false, ...stored };
  const seats_left = Math.max(0, departure.seats - departure.seats_taken);
  return { ...departure, seats_left, state: getDepartureState({ ...departure, seats_left }) };
}

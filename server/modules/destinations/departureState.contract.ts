import { addDays } from '../../platform/text/days.contract.ts';

/** The state of a departure as visitors see it. Imports no zod, because the itinerary page loads it. */

export const departureStates = ['open', 'few_left', 'full', 'guaranteed'] as const;
export type DepartureState = (typeof departureStates)[number];

/** The number of remaining seats up to which a departure has few. */
const fewSeats = 4;

/** Full precedes guaranteed, and guaranteed precedes few left, because the number of seats is shown next to it. */
export function getDepartureState(departure: { seats_left: number; guaranteed: boolean }): DepartureState {
  if (departure.seats_left <= 0) return 'full';
  if (departure.guaranteed) return 'guaranteed';
  return departure.seats_left <= fewSeats ? 'few_left' : 'open';
}

/** The last day: as entered, else by the last day of the itinerary; null when neither is known. */
export function getLastDay(
  departure: { date: string; end_date: string | null },
  itinerary: { day: number }[],
): string | null {
  if (departure.end_date) return departure.end_date;
  if (itinerary.length === 0) return null;
  // staff may describe several days as one, so that there are fewer entries than days
  const days = Math.max(...itinerary.map(({ day }) => day));
  return addDays(departure.date, days - 1);
}

import type { DepartureResponse } from '@modules/destinations/departures.contract.ts';
import type { Destination } from './destinationsApi.ts';

/** Departures from `today` on, the next one first; all of them while the day is unknown. */
export const listUpcomingDepartures = (
  { available_dates }: Pick<Destination, 'available_dates'>,
  today: string,
): DepartureResponse[] =>
  available_dates.filter(({ date }) => date >= today).sort((a, b) => a.date.localeCompare(b.date));

import type { PageContents } from '@modules/content/contract.ts';
import type { SampleTour, Trip } from '@modules/content/tripsPage.contract.ts';

/** The tour in the URL: without `trip` the sample tour, with an unknown one nothing. */
export function findTour(
  query: URLSearchParams,
  { trips, tours }: PageContents['trips'],
): Trip | SampleTour | undefined {
  const requested = query.get('trip');
  if (requested === null) return tours[0];
  return trips.find(({ id }) => String(id) === requested.trim());
}

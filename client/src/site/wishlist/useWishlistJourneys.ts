import type { PageContents } from '@modules/content/contract.ts';
import { usePageContent } from '../../features/content/site/contentApi.ts';
import { getTour } from '../../features/trips/tourView.ts';
import type { Journey } from '../../features/wishlist/site/journey.ts';
import { getWishlistJourneys } from '../../features/wishlist/site/wishlistApi.ts';
import { toCompared } from '../../features/wishlist/site/wishlistKeys.ts';

/** Such as `3 Days - 2 Nights`. */
const severalDays = /\b([2-9]|\d{2,}) days\b/i;

const isTripKey = (key: string) => /^(trip-\d{1,9}|sample-tour)$/.test(key);

/** The journey of a day trip, or of the sample tour. */
function getTripJourney(key: string, content: PageContents['trips'] | undefined): Journey | null {
  if (!content || !isTripKey(key)) return null;
  const trip = /\d+$/.exec(key)?.[0];
  const tour = getTour(new URLSearchParams(trip ? { trip } : {}), content);
  return (
    tour && {
      key,
      title: tour.title,
      path: tour.path,
      kind: severalDays.test(tour.duration) ? 'Tour' : 'Day trip',
      image: tour.gallery[0]?.image,
      pictureKind: 'destination',
      price: tour.getPrice(1),
      priceNote: 'per person',
      duration: tour.duration,
      months: null,
      pace: null,
      group: tour.groupSize,
      included: tour.included,
    }
  );
}

/** The journeys with these keys, in this order; undefined where a key names none. */
export function findJourneys(
  keys: readonly string[],
  stored: readonly Journey[] | undefined,
  content: PageContents['trips'] | undefined,
): (Journey | undefined)[] {
  const byKey = new Map(stored?.map((journey) => [journey.key, journey]));
  return keys.map((key) => getTripJourney(key, content) ?? byKey.get(key));
}

/** The journeys with these keys, in this order, and the keys that name none. */
export function useWishlistJourneys(keys: readonly string[]) {
  const compared = toCompared(keys);
  const trips = usePageContent('trips');
  const { data, error, refetch } = getWishlistJourneys.useQuery(compared);
  // After an entry is removed, the response to the longer list still contains the others.
  const hasStored = data !== undefined && compared.every((key) => data.keys.includes(key));
  const hasTrips = trips.content !== undefined || !compared.some(isTripKey);
  const found = findJourneys(compared, data?.journeys, trips.content);
  return {
    isLoaded: hasStored && hasTrips,
    error: (hasStored ? undefined : error) ?? (hasTrips ? undefined : trips.error),
    refetch: () => {
      if (!hasStored) refetch();
      if (!hasTrips) trips.refetch();
    },
    journeys: found.filter((journey) => journey !== undefined),
    unavailable: compared.filter((_, place) => !found[place]),
    beyond: new Set(keys).size - compared.length,
  };
}

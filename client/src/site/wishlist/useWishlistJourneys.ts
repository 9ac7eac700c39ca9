import type { PageContents } from '@modules/content/contract.ts';
import { usePageContent } from '../../features/content/site/contentApi.ts';
import { getTour } from '../../features/trips/tourView.ts';
import type { Journey } from '../../features/wishlist/site/journey.ts';
import { useGetWishlistJourneysQuery } from '../../features/wishlist/site/wishlistApi.ts';
import { toCompared } from '../../features/wishlist/site/wishlistKeys.ts';

/** Such as `3 Days - 2 Nights`. */
const severalDays = /\b([2-9]|\d{2,}) days\b/i;

/** The journey of a day trip, or of the sample tour. */
function getTripJourney(key: string, content: PageContents['trips'] | undefined): Journey | null {
  if (!content) return null;
  const id = /^trip-(\d{1,9})$/.exec(key)?.[1];
  const tour =
    id || key === 'sample-tour' ? getTour(new URLSearchParams(id ? { trip: id } : {}), content) : null;
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

/** The journeys with these keys, in this order, and the keys that name none. */
export function useWishlistJourneys(keys: readonly string[]) {
  const compared = toCompared(keys);
  const { content } = usePageContent('trips');
  const { currentData, error, refetch } = useGetWishlistJourneysQuery(compared);
  const stored = new Map(currentData?.map((journey) => [journey.key, journey]));
  const found = compared.map((key) => ({ key, journey: getTripJourney(key, content) ?? stored.get(key) }));
  return {
    isLoaded: currentData !== undefined && content !== undefined,
    error: currentData ? undefined : error,
    refetch,
    journeys: found.flatMap(({ journey }) => journey ?? []),
    unavailable: found.flatMap(({ key, journey }) => (journey ? [] : [key])),
    beyond: new Set(keys).size - compared.length,
  };
}

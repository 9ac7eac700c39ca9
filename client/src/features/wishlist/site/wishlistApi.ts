import type { DestinationResponse, destinationResponseSchema } from '@modules/destinations/contract.ts';
import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import type { WeddingResponse, weddingResponseSchema } from '@modules/weddings/contract.ts';
import { weddingPagePath } from '@modules/weddings/weddingPagePath.contract.ts';
import { formatNumber, formatPrice } from '@platform/text/formats.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { isFoundOrAbsent } from '../../../lib/api/responses.ts';
import type { Journey } from './journey.ts';

type SingleResponse = Partial<
  z.infer<typeof destinationResponseSchema> | z.infer<typeof weddingResponseSchema>
>;

/** What was found for the keys of a request. */
type WishlistJourneys = { keys: string[]; journeys: Journey[] };

const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The destinations and wedding packages with these keys; those that visitors may not see are left out. */
    getWishlistJourneys: build.query<WishlistJourneys, string[]>({
      queryFn: async (keys, _api, _options, fetchPath) => {
        const responses = await Promise.all(
          keys.flatMap((key) => {
            const url = toApiPath(key);
            return url ? [Promise.resolve(fetchPath({ url, validateStatus: isFoundOrAbsent }))] : [];
          }),
        );
        const error = responses.find((response) => response.error)?.error;
        if (error) return { error: error as ApiError }; // the only errors of the base query
        const found = responses.flatMap(({ data }) => (data as SingleResponse | null)?.destination ?? []); // our own contract
        const journeys = found.map((entry) =>
          'title' in entry ? fromWedding(entry) : fromDestination(entry),
        );
        return { data: { keys, journeys } };
      },
      providesTags: ['Destination', 'Wedding'],
    }),
  }),
});

export const { getWishlistJourneys } = wishlistApi.endpoints;

function toApiPath(key: string): string | null {
  const [, kind, id] = /^(destination|wedding)-([1-9]\d{0,8})$/.exec(key) ?? [];
  if (!kind) return null;
  return kind === 'wedding' ? `wedding/destinations/${id}` : `destinations/${id}`;
}

const fromDestination = (destination: DestinationResponse): Journey => ({
  key: `destination-${destination.id}`,
  title: destination.name,
  path: itineraryPath(destination.name),
  kind: 'Journey',
  image: destination.image,
  focus: destination.image_details,
  pictureKind: 'destination',
  price: formatPrice(destination.starting_price),
  priceNote: 'starting price per person',
  duration: destination.duration,
  months: destination.best_time_to_visit,
  pace: destination.difficulty,
  group: destination.group_size,
  included: destination.inclusions.map(({ inclusion }) => inclusion),
});

const fromWedding = (wedding: WeddingResponse): Journey => ({
  key: `wedding-${wedding.id}`,
  title: wedding.title,
  path: weddingPagePath(wedding.slug),
  kind: 'Wedding',
  image: wedding.gallery[0]?.image,
  focus: wedding.gallery[0],
  pictureKind: 'wedding',
  price: formatPrice(wedding.price),
  priceNote: 'for the whole package',
  duration: wedding.duration,
  months: wedding.availability,
  pace: null,
  group: `up to ${formatNumber(wedding.capacity)} guests`,
  included: wedding.inclusions,
});

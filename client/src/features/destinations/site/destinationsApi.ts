import type {
  DestinationAnswer,
  DestinationListAnswer,
  destinationAnswerSchema,
} from '@modules/destinations/contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { hasList, isFoundOrAbsent } from '../../../lib/api/responses.ts';

export type Destination = DestinationAnswer;

/** The fields for cards and search; lists omit the itineraries. */
export type DestinationCardFacts = Pick<
  Destination,
  | 'id'
  | 'name'
  | 'type'
  | 'image'
  | 'discount'
  | 'starting_price'
  | 'original_price'
  | 'duration'
  | 'best_time_to_visit'
  | 'description'
  | 'highlights'
>;

const toCards = ({ destinations }: DestinationListAnswer): DestinationCardFacts[] =>
  destinations.map((destination) => ({
    id: destination.id,
    name: destination.name,
    type: destination.type,
    image: destination.image,
    discount: destination.discount,
    starting_price: destination.starting_price,
    original_price: destination.original_price,
    duration: destination.duration,
    best_time_to_visit: destination.best_time_to_visit,
    description: destination.description,
    highlights: destination.highlights,
  }));

const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDestinations: build.query<DestinationCardFacts[], void>({
      query: () => ({ url: 'destinations', params: { is_active: true } }),
      rawResponseSchema: hasList('destinations'),
      transformResponse: toCards,
      providesTags: ['Destination'],
    }),
    getFeaturedDestinations: build.query<DestinationCardFacts[], void>({
      query: () => ({ url: 'destinations/featured', params: { limit: 8 } }),
      rawResponseSchema: hasList('destinations'),
      transformResponse: toCards,
      providesTags: ['Destination'],
    }),
    /** The lowest price of all active destinations; null when there is none. */
    getLowestPrice: build.query<number | null, void>({
      query: () => ({
        url: 'destinations',
        params: { is_active: true, min_price: 1, sort: 'price', order: 'asc', limit: 1 },
      }),
      rawResponseSchema: hasList('destinations'),
      transformResponse: ({ destinations }: DestinationListAnswer) => destinations[0]?.starting_price ?? null,
      providesTags: ['Destination'],
    }),
    /** Finds by exact name, then by a part of one, then by slug; null when nothing matches. */
    getDestinationByName: build.query<Destination | null, string>({
      query: (name) => ({
        url: `destinations/by-name/${encodeURIComponent(name)}`,
        validateStatus: isFoundOrAbsent,
      }),
      transformResponse: (answer: Partial<z.infer<typeof destinationAnswerSchema>> | null) =>
        answer?.destination ?? null,
      providesTags: ['Destination'],
    }),
    /** The response is ignored: the call wakes a sleeping server before the list is requested. */
    getHealth: build.query<null, void>({ query: () => 'health', transformResponse: () => null }),
  }),
});

export const { getDestinations, getFeaturedDestinations, getLowestPrice, getDestinationByName } =
  destinationsApi.endpoints;
export const {
  useGetDestinationsQuery,
  useGetFeaturedDestinationsQuery,
  useGetLowestPriceQuery,
  useGetDestinationByNameQuery,
  useGetHealthQuery,
} = destinationsApi;

/** The original price and the discount; both or neither are shown. */
export const getPriceCut = ({
  starting_price: price,
  original_price: before,
  discount,
}: Pick<Destination, 'starting_price' | 'original_price' | 'discount'>) =>
  before && before > price ? { before, discount } : { before: null, discount: null };

export const itineraryPath = (name: string) => `/itinerary/${encodeURIComponent(name)}`;

const enquiryPath = (source: string, name: string, more: Record<string, string> = {}) =>
  `/booking?${new URLSearchParams({ for: source, info: name, travel_type: 'Destination Package', ...more })}`;

/** URL of the enquiry form for a destination; `date` is the selected departure. */
export const destinationBookingPath = (name: string, date?: string) =>
  enquiryPath('destination', name, date ? { date } : {});

export const brochureEnquiryPath = (name: string) => enquiryPath('brochure', name);

import type {
  DestinationListResponse,
  DestinationResponse,
  destinationResponseSchema,
  JourneyCard,
  JourneyListResponse,
} from '@modules/destinations/contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { hasList, isFoundOrAbsent } from '../../../lib/api/responses.ts';

export type Destination = DestinationResponse;

const toCards = ({ destinations }: DestinationListResponse): JourneyCard[] =>
  destinations.map((destination) => ({
    id: destination.id,
    name: destination.name,
    type: destination.type,
    image: destination.image,
    image_details: destination.image_details,
    discount: destination.discount,
    starting_price: destination.starting_price,
    original_price: destination.original_price,
    duration: destination.duration,
    best_time_to_visit: destination.best_time_to_visit,
    description: destination.description,
  }));

/** The journeys that a filter finds; `query` is the one of the request. */
export type FoundJourneys = JourneyListResponse & { query: string };

const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the query string of a filter and a page. */
    getJourneys: build.query<FoundJourneys, string>({
      query: (query) => `destinations/journeys?${query}`,
      rawResponseSchema: hasList('destinations'),
      // An API of the release before has no places.
      transformResponse: (response: JourneyListResponse, _meta, query) => ({
        ...response,
        places: response.places ?? [],
        query,
      }),
      providesTags: ['Destination'],
    }),
    getFeaturedDestinations: build.query<JourneyCard[], void>({
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
      transformResponse: ({ destinations }: DestinationListResponse) =>
        destinations[0]?.starting_price ?? null,
      providesTags: ['Destination'],
    }),
    /** Finds by exact name, then by a former one, then by a part of one, then by slug; null when nothing matches. */
    getDestinationByName: build.query<Destination | null, string>({
      query: (name) => ({
        url: `destinations/by-name/${encodeURIComponent(name)}`,
        validateStatus: isFoundOrAbsent,
      }),
      transformResponse: (response: Partial<z.infer<typeof destinationResponseSchema>> | null) =>
        response?.destination ?? null,
      providesTags: ['Destination'],
    }),
    /** The response is ignored: the call wakes a sleeping server before the list is requested. */
    getHealth: build.query<null, void>({ query: () => 'health', transformResponse: () => null }),
  }),
});

export const { getJourneys, getFeaturedDestinations, getLowestPrice, getDestinationByName, getHealth } =
  destinationsApi.endpoints;

/** The original price and the discount; both or neither are shown. */
export const getPriceCut = ({
  starting_price: price,
  original_price: before,
  discount,
}: Pick<Destination, 'starting_price' | 'original_price' | 'discount'>) =>
  before && before > price ? { before, discount } : { before: null, discount: null };

const enquiryPath = (source: string, name: string, more: Record<string, string> = {}) =>
  `/booking?${new URLSearchParams({ for: source, info: name, travel_type: 'Destination Package', ...more })}`;

export const departureEnquiryPath = (name: string, date: string) =>
  enquiryPath('destination', name, { date });

export const brochureEnquiryPath = (name: string) => enquiryPath('brochure', name);

import type { DestinationAnswer } from '@modules/destinations/contract.ts';
import { api } from '../../app/api.ts';

export type Destination = DestinationAnswer;

type ListAnswer = { destinations: Destination[] };

/** What cards show and lists search: a page does not carry the days of every journey. */
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

const toCards = ({ destinations }: ListAnswer): DestinationCardFacts[] =>
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
      transformResponse: toCards,
      providesTags: ['Destination'],
    }),
    getFeaturedDestinations: build.query<DestinationCardFacts[], void>({
      query: () => ({ url: 'destinations/featured', params: { limit: 8 } }),
      transformResponse: toCards,
      providesTags: ['Destination'],
    }),
    /** An exact name, then a part of one, then a slug; null when none of them fits. */
    getDestinationByName: build.query<Destination | null, string>({
      query: (name) => ({ url: `destinations/by-name/${encodeURIComponent(name)}`, mayBeAbsent: true }),
      transformResponse: (answer: { destination: Destination } | null) => answer?.destination ?? null,
      providesTags: ['Destination'],
    }),
    /** Its answer is of no interest: it wakes a sleeping server before the list is asked for. */
    getHealth: build.query<null, void>({ query: () => 'health', transformResponse: () => null }),
  }),
});

export const { getDestinations, getFeaturedDestinations, getDestinationByName } = destinationsApi.endpoints;
export const {
  useGetDestinationsQuery,
  useGetFeaturedDestinationsQuery,
  useGetDestinationByNameQuery,
  useGetHealthQuery,
} = destinationsApi;

export const itineraryPath = (name: string) => `/itinerary/${encodeURIComponent(name)}`;

import type { DestinationAnswer } from '@modules/destinations/contract.ts';
import { api } from '../../app/api.ts';

export type Destination = DestinationAnswer;

type ListAnswer = { destinations: Destination[] };

const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDestinations: build.query<Destination[], void>({
      query: () => ({ url: 'destinations', params: { is_active: true } }),
      transformResponse: (answer: ListAnswer) => answer.destinations,
      providesTags: ['Destination'],
    }),
    getFeaturedDestinations: build.query<Destination[], void>({
      query: () => ({ url: 'destinations/featured', params: { limit: 8 } }),
      transformResponse: (answer: ListAnswer) => answer.destinations,
      providesTags: ['Destination'],
    }),
    /** An exact name, then a part of one, then a slug. */
    getDestinationByName: build.query<Destination, string>({
      query: (name) => `destinations/by-name/${encodeURIComponent(name)}`,
      transformResponse: (answer: { destination: Destination }) => answer.destination,
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

import type { JourneyCard, journeyCardsResponseSchema } from '@modules/destinations/contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { hasList } from '../../../lib/api/responses.ts';

/** Separate from the other calls, which the home page ships. */
const similarJourneysApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** At most three journeys like the one with this name. */
    getSimilarJourneys: build.query<JourneyCard[], string>({
      query: (name) => `destinations/by-name/${encodeURIComponent(name)}/similar`,
      rawResponseSchema: hasList('destinations'),
      transformResponse: ({ destinations }: z.infer<typeof journeyCardsResponseSchema>) => destinations,
      providesTags: ['Destination'],
    }),
  }),
});

export const { getSimilarJourneys } = similarJourneysApi.endpoints;

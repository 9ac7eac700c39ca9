import type { destinationNamesResponseSchema } from '@modules/destinations/contract.ts';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';

export type JourneyName = z.infer<typeof destinationNamesResponseSchema>['destinations'][number];

const journeyNamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The journeys on the public site. */
    listJourneyNames: build.query<JourneyName[], void>({
      query: () => 'destinations/names',
      transformResponse: ({ destinations }: z.infer<typeof destinationNamesResponseSchema>) => destinations,
      providesTags: ['Destination'],
    }),
  }),
});

export const { listJourneyNames } = journeyNamesApi.endpoints;

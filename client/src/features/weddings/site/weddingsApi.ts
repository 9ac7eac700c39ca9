import type { WeddingAnswer, WeddingListAnswer } from '@modules/weddings/contract.ts';
import { api } from '../../../lib/api/api.ts';
import { getErrorMessage, isMalformed } from '../../../lib/api/errorMessage.ts';
import { hasList } from '../../../lib/api/responses.ts';

export type Wedding = WeddingAnswer;

/** Which packages: all active ones, those featured on the home page, or those featured among destinations. */
export type WeddingChoice = 'all' | 'featured' | 'featured_in_destinations';

const weddingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWeddings: build.query<Wedding[], WeddingChoice>({
      query: (choice) => ({
        url: 'wedding/destinations',
        params: { is_active: true, ...(choice === 'all' ? {} : { [choice]: true }) },
      }),
      rawResponseSchema: hasList('destinations'),
      transformResponse: ({ destinations }: WeddingListAnswer) => destinations,
      providesTags: ['Wedding'],
    }),
  }),
});

export const { getWeddings } = weddingsApi.endpoints;
export const { useGetWeddingsQuery } = weddingsApi;

/** The error message for the packages. */
export const weddingFailure = (error: unknown): string =>
  getErrorMessage(
    error,
    isMalformed(error) ? 'Invalid response structure from API' : 'Failed to fetch wedding destinations',
  );

export const weddingBookingPath = (title: string, type: 'Wedding Package' | 'Featured Wedding Package') =>
  `/booking?${new URLSearchParams({ for: 'wedding', info: title, travel_type: type })}`;

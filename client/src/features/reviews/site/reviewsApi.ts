import type { PublicReviews } from '@modules/reviews/contract.ts';
import { api } from '../../../lib/api/api.ts';
import { hasList } from '../../../lib/api/responses.ts';
import type { AppStore } from '../../../lib/store/store.ts';

/** The reviews of a destination (by the name in its address), of a wedding package (by its slug), or the newest. */
export type ReviewChoice = { destination: string } | { wedding: string } | { limit: number };

const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReviews: build.query<PublicReviews, ReviewChoice>({
      query: (params) => ({ url: 'reviews', params }),
      rawResponseSchema: hasList('reviews'),
      providesTags: ['Review'],
    }),
  }),
});

export const { getReviews } = reviewsApi.endpoints;

/** The loaded reviews; undefined before that. */
export const readReviews = (store: AppStore, choice: ReviewChoice): PublicReviews | undefined =>
  getReviews.select(choice)(store.getState()).data;

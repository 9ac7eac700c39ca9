import type {
  journeysResponseSchema,
  ReviewFields,
  ReviewFilter,
  ReviewResponse,
  reviewListResponseSchema,
  reviewResponseSchema,
} from '@modules/reviews/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';

type SingleResponse = z.infer<typeof reviewResponseSchema>;
type ListResponse = z.infer<typeof reviewListResponseSchema>;
type JourneysResponse = z.infer<typeof journeysResponseSchema>;
type Save = { id: number | null; fields: Partial<ReviewFields>; version: string | null };

const reviewsAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffReviews: build.query<ListResponse, ReviewFilter & { page: number; limit: number }>({
      query: (params) => ({ url: 'reviews/all', params }),
      providesTags: ['Review'],
    }),
    /** For the editor, therefore never cached. */
    getStaffReview: build.query<ReviewResponse, number>({
      query: (id) => `reviews/${id}`,
      transformResponse: ({ review }: SingleResponse) => review,
      keepUnusedDataFor: 0,
    }),
    listJourneys: build.query<JourneysResponse['journeys'], void>({
      query: () => 'reviews/journeys',
      transformResponse: ({ journeys }: JourneysResponse) => journeys,
    }),
    saveReview: build.mutation<ReviewResponse, Save>({
      query: ({ id, fields, version }) =>
        id === null
          ? { url: 'reviews', method: 'POST', body: fields }
          : { url: `reviews/${id}`, method: 'PUT', body: { ...fields, updated_at: version ?? '' } },
      transformResponse: ({ review }: SingleResponse) => review,
      invalidatesTags: (saved) => (saved ? ['Review'] : []),
    }),
    deleteReview: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `reviews/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Review']),
    }),
  }),
});

export const {
  useListStaffReviewsQuery,
  useGetStaffReviewQuery,
  useListJourneysQuery,
  useSaveReviewMutation,
  useDeleteReviewMutation,
} = reviewsAdminApi;

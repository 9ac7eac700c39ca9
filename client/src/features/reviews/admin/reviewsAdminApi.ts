import type {
  journeysAnswerSchema,
  ReviewAnswer,
  ReviewFields,
  ReviewFilter,
  reviewAnswerSchema,
  reviewListAnswerSchema,
} from '@modules/reviews/contract.ts';
import type { DoneAnswer } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';

type SingleAnswer = z.infer<typeof reviewAnswerSchema>;
type ListAnswer = z.infer<typeof reviewListAnswerSchema>;
type JourneysAnswer = z.infer<typeof journeysAnswerSchema>;
type Save = { id: number | null; fields: Partial<ReviewFields>; version: string | null };

const reviewsAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffReviews: build.query<ListAnswer, ReviewFilter & { page: number; limit: number }>({
      query: (params) => ({ url: 'reviews/all', params }),
      providesTags: ['Review'],
    }),
    /** For the editor, therefore never cached. */
    getStaffReview: build.query<ReviewAnswer, number>({
      query: (id) => `reviews/${id}`,
      transformResponse: ({ review }: SingleAnswer) => review,
      keepUnusedDataFor: 0,
    }),
    listJourneys: build.query<JourneysAnswer['journeys'], void>({
      query: () => 'reviews/journeys',
      transformResponse: ({ journeys }: JourneysAnswer) => journeys,
    }),
    saveReview: build.mutation<ReviewAnswer, Save>({
      query: ({ id, fields, version }) =>
        id === null
          ? { url: 'reviews', method: 'POST', body: fields }
          : { url: `reviews/${id}`, method: 'PUT', body: { ...fields, updated_at: version ?? '' } },
      transformResponse: ({ review }: SingleAnswer) => review,
      invalidatesTags: (saved) => (saved ? ['Review'] : []),
    }),
    deleteReview: build.mutation<DoneAnswer, number>({
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

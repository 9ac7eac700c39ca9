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
import { type EntrySave, toSaveRequest } from '../../../lib/api/toSaveRequest.ts';

type SingleResponse = z.infer<typeof reviewResponseSchema>;
type ListResponse = z.infer<typeof reviewListResponseSchema>;
type JourneysResponse = z.infer<typeof journeysResponseSchema>;

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
      providesTags: ['Destination', 'Wedding'],
    }),
    saveReview: build.mutation<ReviewResponse, EntrySave<Partial<ReviewFields>>>({
      query: (entry) => toSaveRequest('reviews', entry),
      transformResponse: ({ review }: SingleResponse) => review,
      // also when it failed: someone else may have changed or deleted the review
      invalidatesTags: ['Review'],
    }),
    deleteReview: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `reviews/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: ['Review'],
    }),
  }),
});

export const { listStaffReviews, getStaffReview, listJourneys, saveReview, deleteReview } =
  reviewsAdminApi.endpoints;

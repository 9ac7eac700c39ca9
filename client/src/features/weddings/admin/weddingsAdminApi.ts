import type {
  WeddingAnswer,
  WeddingFields,
  WeddingFilter,
  WeddingListAnswer,
  weddingAnswerSchema,
} from '@modules/weddings/contract.ts';
import type { DoneAnswer } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { undoOnFailure, updateCached } from '../../../lib/api/optimisticUpdate.ts';

export type WeddingListArgument = Partial<WeddingFilter> & { page?: number; limit?: number };
export type WeddingFlag = 'featured' | 'featured_in_destinations';
type SingleAnswer = z.infer<typeof weddingAnswerSchema>;
type Toggle = { id: number; flag: WeddingFlag; to: boolean };
type Save = { id: number | null; fields: WeddingFields; version: string | null };

const toggleCalls: Record<WeddingFlag, string> = {
  featured: 'toggle-featured',
  featured_in_destinations: 'toggle-featured-destinations',
};

export const weddingsAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffWeddings: build.query<WeddingListAnswer, WeddingListArgument>({
      query: (params) => ({ url: 'wedding/destinations', params }),
      providesTags: ['Wedding'],
    }),
    /** For the editor, therefore never cached. */
    getStaffWedding: build.query<WeddingAnswer, number>({
      query: (id) => `wedding/destinations/${id}`,
      transformResponse: ({ destination }: SingleAnswer) => destination,
      keepUnusedDataFor: 0,
    }),
    saveWedding: build.mutation<WeddingAnswer, Save>({
      query: ({ id, fields, version }) =>
        id === null
          ? { url: 'wedding/destinations', method: 'POST', body: fields }
          : {
              url: `wedding/destinations/${id}`,
              method: 'PUT',
              body: { ...fields, updated_at: version ?? '' },
            },
      transformResponse: ({ destination }: SingleAnswer) => destination,
      invalidatesTags: (saved) => (saved ? ['Wedding', 'Dashboard'] : []),
    }),
    toggleWedding: build.mutation<WeddingAnswer, Toggle>({
      query: ({ id, flag }) => ({
        url: `wedding/destinations/${id}/${toggleCalls[flag]}`,
        method: 'PATCH',
      }),
      transformResponse: ({ destination }: SingleAnswer) => destination,
      invalidatesTags: ['Wedding'],
      async onQueryStarted({ id, flag, to }, { dispatch, queryFulfilled }) {
        const { listStaffWeddings } = weddingsAdminApi.endpoints;
        const patches = dispatch(
          updateCached(listStaffWeddings, ['Wedding'], ({ destinations }) => {
            const row = destinations.find((one) => one.id === id);
            if (row) row[flag] = to;
          }),
        );
        await undoOnFailure(queryFulfilled, patches);
      },
    }),
    deleteWedding: build.mutation<DoneAnswer, number>({
      query: (id) => ({ url: `wedding/destinations/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Wedding', 'Dashboard']),
    }),
  }),
});

export const {
  useListStaffWeddingsQuery,
  useGetStaffWeddingQuery,
  useSaveWeddingMutation,
  useToggleWeddingMutation,
  useDeleteWeddingMutation,
} = weddingsAdminApi;

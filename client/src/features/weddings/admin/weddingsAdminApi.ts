import type {
  WeddingFields,
  WeddingFilter,
  WeddingListResponse,
  WeddingResponse,
  weddingResponseSchema,
} from '@modules/weddings/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { patchCached, undoOnFailure } from '../../../lib/api/optimisticUpdate.ts';
import { type EntrySave, toSaveRequest } from '../../../lib/api/toSaveRequest.ts';

type WeddingListArgument = Partial<WeddingFilter> & { page?: number; limit?: number };
type WeddingFlag = 'featured' | 'featured_in_destinations';
type SingleResponse = z.infer<typeof weddingResponseSchema>;
type Toggle = { id: number; flag: WeddingFlag; to: boolean };

const toggleCalls: Record<WeddingFlag, string> = {
  featured: 'toggle-featured',
  featured_in_destinations: 'toggle-featured-destinations',
};

const weddingsAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffWeddings: build.query<WeddingListResponse, WeddingListArgument>({
      query: (params) => ({ url: 'wedding/destinations', params }),
      providesTags: ['Wedding'],
    }),
    /** For the editor, therefore never cached. */
    getStaffWedding: build.query<WeddingResponse, number>({
      query: (id) => `wedding/destinations/${id}`,
      transformResponse: ({ destination }: SingleResponse) => destination,
      keepUnusedDataFor: 0,
    }),
    saveWedding: build.mutation<WeddingResponse, EntrySave<WeddingFields>>({
      query: (entry) => toSaveRequest('wedding/destinations', entry),
      transformResponse: ({ destination }: SingleResponse) => destination,
      // also when it failed: someone else may have changed or deleted the package
      invalidatesTags: ['Wedding', 'Dashboard'],
    }),
    toggleWedding: build.mutation<WeddingResponse, Toggle>({
      query: ({ id, flag, to }) => ({
        url: `wedding/destinations/${id}/${toggleCalls[flag]}`,
        method: 'PATCH',
        body: { to },
      }),
      transformResponse: ({ destination }: SingleResponse) => destination,
      invalidatesTags: ['Wedding'],
      async onQueryStarted({ id, flag, to }, { dispatch, queryFulfilled }) {
        const find = ({ destinations }: WeddingListResponse) => destinations.find((one) => one.id === id);
        const undo = dispatch(patchCached(listStaffWeddings, ['Wedding'], find, { [flag]: to }));
        await undoOnFailure(queryFulfilled, undo);
      },
    }),
    deleteWedding: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `wedding/destinations/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: ['Wedding', 'Dashboard'],
    }),
  }),
});

export const { listStaffWeddings, getStaffWedding, saveWedding, toggleWedding, deleteWedding } =
  weddingsAdminApi.endpoints;

import type {
  DestinationFields,
  DestinationFilter,
  DestinationListResponse,
  DestinationResponse,
  DestinationStatistics,
  destinationResponseSchema,
} from '@modules/destinations/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { patchCached, undoOnFailure } from '../../../lib/api/optimisticUpdate.ts';
import { toData } from '../../../lib/api/toData.ts';
import { type EntrySave, toSaveRequest } from '../../../lib/api/toSaveRequest.ts';

type DestinationListArgument = Partial<DestinationFilter> & { page: number; limit: number };
type SingleResponse = z.infer<typeof destinationResponseSchema>;
type Flag = 'featured' | 'active';
type Toggle = { id: number; flag: Flag; to: boolean };

const destinationsAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffDestinations: build.query<DestinationListResponse, DestinationListArgument>({
      query: (params) => ({ url: 'destinations', params }),
      providesTags: ['Destination'],
    }),
    getDestinationStatistics: build.query<DestinationStatistics, void>({
      query: () => 'destinations/statistics',
      transformResponse: toData,
      providesTags: ['Destination'],
    }),
    /** For the editor, therefore never cached. */
    getStaffDestination: build.query<DestinationResponse, number>({
      query: (id) => `destinations/${id}`,
      transformResponse: ({ destination }: SingleResponse) => destination,
      keepUnusedDataFor: 0,
    }),
    saveDestination: build.mutation<DestinationResponse, EntrySave<DestinationFields>>({
      query: (entry) => toSaveRequest('destinations', entry, 'destinations/create'),
      transformResponse: ({ destination }: SingleResponse) => destination,
      // also when it failed: someone else may have changed or deleted the destination
      invalidatesTags: ['Destination', 'Dashboard'],
    }),
    toggleDestination: build.mutation<DestinationResponse, Toggle>({
      query: ({ id, flag, to }) => ({ url: `destinations/toggle-${flag}`, method: 'POST', body: { id, to } }),
      transformResponse: ({ destination }: SingleResponse) => destination,
      invalidatesTags: ['Destination'],
      async onQueryStarted({ id, flag, to }, { dispatch, queryFulfilled }) {
        const shown = flag === 'active' ? { is_active: to, active: to } : { featured: to };
        await undoOnFailure(queryFulfilled, dispatch(patchListed(id, shown)));
      },
    }),
    sortDestination: build.mutation<DestinationResponse, { id: number; sort_order: number }>({
      query: (body) => ({ url: 'destinations/update-sort', method: 'POST', body }),
      transformResponse: ({ destination }: SingleResponse) => destination,
      invalidatesTags: ['Destination'],
      async onQueryStarted({ id, sort_order }, { dispatch, queryFulfilled }) {
        await undoOnFailure(queryFulfilled, dispatch(patchListed(id, { sort_order })));
      },
    }),
    deleteDestination: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `destinations/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: ['Destination', 'Dashboard'],
    }),
  }),
});

/** Updates a destination in all cached lists; returns what undoes it. */
const patchListed = (id: number, fields: Partial<DestinationResponse>) =>
  patchCached(
    listStaffDestinations,
    ['Destination'],
    ({ destinations }) => destinations.find((one) => one.id === id),
    fields,
  );

export const {
  listStaffDestinations,
  getDestinationStatistics,
  getStaffDestination,
  saveDestination,
  toggleDestination,
  sortDestination,
  deleteDestination,
} = destinationsAdminApi.endpoints;

import type { Seats } from '@modules/seats/contract.ts';
import { api } from '../../../../lib/api/api.ts';
import { enquiryTag } from '../../../../lib/api/enquiryTag.ts';
import { onSuccess } from '../../../../lib/api/optimisticUpdate.ts';
import { toData } from '../../../../lib/api/toData.ts';

const seatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeats: build.query<Seats, number>({
      query: (id) => `enquiries/${id}/seats`,
      transformResponse: toData,
      providesTags: (_seats, _error, id) => [enquiryTag('seats', id)],
    }),
    confirmSeats: build.mutation<Seats, { id: number; seats: string }>({
      query: ({ id, seats }) => ({ url: `enquiries/${id}/seats`, method: 'PUT', body: { seats } }),
      transformResponse: toData,
      // after a failure, too: somebody else may have taken the seats
      invalidatesTags: (_done, _error, { id }) => [enquiryTag('seats', id), 'Destination'],
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        await onSuccess(queryFulfilled, (data) =>
          dispatch(seatsApi.util.updateQueryData('getSeats', id, () => data)),
        );
      },
    }),
  }),
});

export const { getSeats, confirmSeats } = seatsApi.endpoints;

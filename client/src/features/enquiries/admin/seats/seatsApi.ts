import type { Seats, seatsResponseSchema } from '@modules/seats/contract.ts';
import type { DataResponse } from '@platform/fields.contract.ts';
import { api } from '../../../../lib/api/api.ts';

const seatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeats: build.query<Seats, number>({
      query: (id) => `enquiries/${id}/seats`,
      transformResponse: ({ data }: DataResponse<typeof seatsResponseSchema>) => data,
      providesTags: (_seats, _error, id) => [{ type: 'Enquiry', id: `seats-${id}` }],
    }),
    confirmSeats: build.mutation<unknown, { id: number; seats: string }>({
      query: ({ id, seats }) => ({ url: `enquiries/${id}/seats`, method: 'PUT', body: { seats } }),
      // after a failure, too: somebody else may have taken the seats
      invalidatesTags: (_done, _error, { id }) => [{ type: 'Enquiry', id: `seats-${id}` }, 'Destination'],
    }),
  }),
});

export const { useGetSeatsQuery, useConfirmSeatsMutation } = seatsApi;

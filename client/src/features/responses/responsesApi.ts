import type { Period } from '@modules/dashboard/contract.ts';
import type { ResponseStatistics, responseStatisticsSchema } from '@modules/responses/contract.ts';
import type { DataResponse } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';

const responsesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getResponseStatistics: build.query<ResponseStatistics, Period>({
      query: (period) => ({ url: 'responses/statistics', params: { period } }),
      transformResponse: ({ data }: DataResponse<typeof responseStatisticsSchema>) => data,
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useGetResponseStatisticsQuery } = responsesApi;

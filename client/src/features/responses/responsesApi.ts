import type { Period } from '@modules/dashboard/contract.ts';
import type { ResponseStatistics } from '@modules/responses/contract.ts';
import { api } from '../../lib/api/api.ts';
import { toData } from '../../lib/api/toData.ts';

const responsesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getResponseStatistics: build.query<ResponseStatistics, Period>({
      query: (period) => ({ url: 'responses/statistics', params: { period } }),
      transformResponse: toData,
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { getResponseStatistics } = responsesApi.endpoints;

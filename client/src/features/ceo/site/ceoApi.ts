import type { CeoMessageAnswer } from '@modules/ceo/contract.ts';
import { api } from '../../../lib/api/api.ts';

const ceoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActiveCeoMessage: build.query<CeoMessageAnswer | null, void>({
      query: () => 'ceo/active',
      transformResponse: (answer: { data: CeoMessageAnswer | null }) => answer.data,
      providesTags: ['Ceo'],
    }),
  }),
});

export const { getActiveCeoMessage } = ceoApi.endpoints;
export const { useGetActiveCeoMessageQuery } = ceoApi;

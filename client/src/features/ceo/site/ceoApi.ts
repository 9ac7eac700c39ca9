import type { CeoMessageResponse, ceoActiveResponseSchema } from '@modules/ceo/contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';

const ceoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActiveCeoMessage: build.query<CeoMessageResponse | null, void>({
      query: () => 'ceo/active',
      transformResponse: ({ data }: z.infer<typeof ceoActiveResponseSchema>) => data,
      providesTags: ['Ceo'],
    }),
  }),
});

export const { getActiveCeoMessage } = ceoApi.endpoints;

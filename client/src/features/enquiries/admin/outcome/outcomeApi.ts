import type { Outcome, outcomeResponseSchema, outcomeSchema } from '@modules/responses/contract.ts';
import type { DataResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../../lib/api/api.ts';

const outcomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOutcome: build.query<Outcome, number>({
      query: (id) => `enquiries/${id}/outcome`,
      transformResponse: ({ data }: DataResponse<typeof outcomeResponseSchema>) => data,
      providesTags: (_outcome, _error, id) => [{ type: 'Enquiry', id: `outcome-${id}` }],
    }),
    recordOutcome: build.mutation<Outcome, { id: number; outcome: z.input<typeof outcomeSchema> }>({
      query: ({ id, outcome }) => ({ url: `enquiries/${id}/outcome`, method: 'PUT', body: outcome }),
      transformResponse: ({ data }: DataResponse<typeof outcomeResponseSchema>) => data,
      invalidatesTags: (outcome, _error, { id }) =>
        outcome ? ['Dashboard', { type: 'Enquiry', id: `outcome-${id}` }] : [],
    }),
  }),
});

export const { useGetOutcomeQuery, useRecordOutcomeMutation } = outcomeApi;

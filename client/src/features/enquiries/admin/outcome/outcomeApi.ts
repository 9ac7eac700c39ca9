import type { Outcome, outcomeSchema } from '@modules/responses/contract.ts';
import type { z } from 'zod';
import { api } from '../../../../lib/api/api.ts';
import { enquiryTag } from '../../../../lib/api/enquiryTag.ts';
import { onSuccess } from '../../../../lib/api/optimisticUpdate.ts';
import { toData } from '../../../../lib/api/toData.ts';

const outcomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOutcome: build.query<Outcome, number>({
      query: (id) => `enquiries/${id}/outcome`,
      transformResponse: toData,
      providesTags: (_outcome, _error, id) => [enquiryTag('outcome', id)],
    }),
    recordOutcome: build.mutation<Outcome, { id: number; outcome: z.input<typeof outcomeSchema> }>({
      query: ({ id, outcome }) => ({ url: `enquiries/${id}/outcome`, method: 'PUT', body: outcome }),
      transformResponse: toData,
      invalidatesTags: (outcome, _error, { id }) => (outcome ? ['Dashboard', enquiryTag('outcome', id)] : []),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        await onSuccess(queryFulfilled, (data) =>
          dispatch(outcomeApi.util.updateQueryData('getOutcome', id, () => data)),
        );
      },
    }),
  }),
});

export const { getOutcome, recordOutcome } = outcomeApi.endpoints;

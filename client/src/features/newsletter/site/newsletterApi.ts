import type { SubscribeInput, SubscribeResponse } from '@modules/newsletter/contract.ts';
import { api } from '../../../lib/api/api.ts';

const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<SubscribeResponse, { input: SubscribeInput; key: string }>({
      query: ({ input, key }) => ({
        url: 'newsletter?action=subscribe',
        method: 'POST',
        body: input,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
});

export const { subscribe } = newsletterApi.endpoints;

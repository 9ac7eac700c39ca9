import type { ContactSubmission, Submitted } from '@modules/enquiries/contract.ts';
import { api } from '../../../../lib/api/api.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitContact: build.mutation<
      { success: true; message: string; data: Submitted },
      { input: ContactSubmission; key: string }
    >({
      query: ({ input, key }) => ({
        url: 'contact/submit',
        method: 'POST',
        body: input,
        idempotencyKey: key,
      }),
    }),
  }),
});

export const { useSubmitContactMutation } = contactApi;

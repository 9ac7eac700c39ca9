import type { ContactSubmission, submittedResponseSchema } from '@modules/enquiries/contract.ts';
import type { z } from 'zod';
import { api } from '../../../../lib/api/api.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitContact: build.mutation<
      z.infer<typeof submittedResponseSchema>,
      { input: ContactSubmission; key: string }
    >({
      query: ({ input, key }) => ({
        url: 'contact/submit',
        method: 'POST',
        body: input,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
});

export const { submitContact } = contactApi.endpoints;

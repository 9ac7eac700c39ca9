import { api } from '../../app/api.ts';

type SubscribeAnswer = {
  success: boolean;
  message?: string;
  error?: string;
  data?: { verification_required: boolean; email_sent: boolean };
};

const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<SubscribeAnswer, { email: string; key: string }>({
      query: ({ email, key }) => ({
        url: 'newsletter?action=subscribe',
        method: 'POST',
        body: { email, source: 'website' },
        idempotencyKey: key,
      }),
    }),
  }),
});

export const { useSubscribeMutation } = newsletterApi;

import type {
  BulkUpdateInput,
  NewsletterStatistics,
  SubscribeAnswer,
  Subscriber,
  SubscriberListAnswer,
  SubscriberStatus,
  SubscriberUpdateInput,
} from '@modules/newsletter/contract.ts';
import { adminResend } from '@modules/newsletter/contract.ts';
import { api } from '../../../lib/api/api.ts';

export type SubscriberFilters = { q: string; status: SubscriberStatus | ''; page: number; all: boolean };

export const subscribersPerPage = 50;
export const mostSubscribers = 1000;

/** Accepts the counts under the server's or the screen's names. */
type Statistics = Partial<NewsletterStatistics>;
type Confirmation = { success: true; message: string };

export const subscribersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNewsletterStatistics: build.query<Statistics, void>({
      query: () => ({ url: 'newsletter', params: { action: 'stats' } }),
      transformResponse: (answer: { data: Statistics }) => answer.data,
      providesTags: ['Subscriber'],
    }),
    listSubscribers: build.query<SubscriberListAnswer, SubscriberFilters>({
      query: ({ q, status, page, all }) => ({
        url: 'newsletter',
        params: {
          action: q ? 'search' : 'list',
          q,
          status,
          page: all ? 1 : page,
          limit: all ? mostSubscribers : subscribersPerPage,
        },
      }),
      providesTags: ['Subscriber'],
    }),
    resendVerification: build.mutation<SubscribeAnswer, string>({
      query: (email) => ({
        url: 'newsletter?action=subscribe',
        method: 'POST',
        body: { email, source: adminResend },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Subscriber']),
    }),
    bulkUpdateSubscribers: build.mutation<Confirmation & { updated: number }, BulkUpdateInput>({
      query: (body) => ({ url: 'newsletter?action=bulk_update', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Subscriber']),
    }),
    updateSubscriber: build.mutation<Confirmation & { data?: Subscriber }, SubscriberUpdateInput>({
      query: (body) => ({ url: 'newsletter', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Subscriber']),
    }),
    deleteSubscriber: build.mutation<Confirmation, number>({
      query: (id) => ({
        url: 'newsletter',
        method: 'POST',
        body: { _method: 'DELETE', id },
        keepalive: true,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Subscriber']),
    }),
    testNewsletterDatabase: build.mutation<Confirmation & { table_count: number }, void>({
      query: () => ({ url: 'newsletter', params: { action: 'test' } }),
    }),
  }),
});

export const {
  useGetNewsletterStatisticsQuery,
  useListSubscribersQuery,
  useResendVerificationMutation,
  useBulkUpdateSubscribersMutation,
  useUpdateSubscriberMutation,
  useDeleteSubscriberMutation,
  useTestNewsletterDatabaseMutation,
} = subscribersApi;

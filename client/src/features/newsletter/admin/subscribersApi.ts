import type {
  BulkUpdateInput,
  bulkUpdateResponseSchema,
  NewsletterStatistics,
  newsletterTestResponseSchema,
  SubscribeResponse,
  SubscriberListResponse,
  SubscriberStatus,
  SubscriberUpdateInput,
} from '@modules/newsletter/contract.ts';
import { adminResend } from '@modules/newsletter/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { toData } from '../../../lib/api/toData.ts';

export type SubscriberFilters = { q: string; status: SubscriberStatus | ''; page: number; all: boolean };

const subscribersPerPage = 50;
export const maxSubscribers = 1000;

const subscribersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNewsletterStatistics: build.query<NewsletterStatistics, void>({
      query: () => ({ url: 'newsletter', params: { action: 'stats' } }),
      transformResponse: toData,
      providesTags: ['Subscriber'],
    }),
    listSubscribers: build.query<SubscriberListResponse, SubscriberFilters>({
      query: ({ q, status, page, all }) => ({
        url: 'newsletter',
        params: {
          action: q ? 'search' : 'list',
          q,
          status,
          page: all ? 1 : page,
          limit: all ? maxSubscribers : subscribersPerPage,
        },
      }),
      providesTags: ['Subscriber'],
    }),
    resendVerification: build.mutation<SubscribeResponse, string>({
      query: (email) => ({
        url: 'newsletter?action=subscribe',
        method: 'POST',
        body: { email, source: adminResend },
      }),
      invalidatesTags: (_response, error) => (error ? [] : ['Subscriber']),
    }),
    bulkUpdateSubscribers: build.mutation<z.infer<typeof bulkUpdateResponseSchema>, BulkUpdateInput>({
      query: (body) => ({ url: 'newsletter?action=bulk_update', method: 'POST', body }),
      invalidatesTags: (_response, error) => (error ? [] : ['Subscriber']),
    }),
    updateSubscriber: build.mutation<DoneResponse, SubscriberUpdateInput>({
      query: (body) => ({ url: 'newsletter', method: 'PUT', body }),
      invalidatesTags: (_response, error) => (error ? [] : ['Subscriber']),
    }),
    deleteSubscriber: build.mutation<DoneResponse, number>({
      query: (id) => ({
        url: 'newsletter',
        method: 'POST',
        body: { _method: 'DELETE', id },
        keepalive: true,
      }),
      invalidatesTags: ['Subscriber'],
    }),
    testNewsletterDatabase: build.mutation<z.infer<typeof newsletterTestResponseSchema>, void>({
      query: () => ({ url: 'newsletter', params: { action: 'test' } }),
    }),
  }),
});

export const {
  getNewsletterStatistics,
  listSubscribers,
  resendVerification,
  bulkUpdateSubscribers,
  updateSubscriber,
  deleteSubscriber,
  testNewsletterDatabase,
} = subscribersApi.endpoints;

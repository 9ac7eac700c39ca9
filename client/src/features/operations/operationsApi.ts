import type { MailListAnswer, MailState, Operations } from '@modules/operations/contract.ts';
import { api } from '../../app/api.ts';

export type MailFilters = {
  state: MailState | undefined;
  kind: string | undefined;
  before: number | undefined;
};

type Told = { success: true; message: string };

/** What an operator can say to a queue. */
export type QueueDeed = 'pause' | 'resume' | 'retry';

export const operationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOperations: build.query<Operations, void>({
      query: () => 'operations',
      transformResponse: (answer: { data: Operations }) => answer.data,
      providesTags: ['Operations'],
    }),
    listMails: build.query<MailListAnswer, MailFilters>({
      query: (filters) => ({ url: 'operations/mails', params: filters }),
      providesTags: ['Operations'],
    }),
    commandQueue: build.mutation<Told, { queue: string; deed: QueueDeed; eventIds?: number[] }>({
      query: ({ queue, deed, eventIds }) => ({
        url: `operations/queues/${queue}/${deed}`,
        method: 'POST',
        body: eventIds ? { event_ids: eventIds } : {},
      }),
      invalidatesTags: (_told, error) => (error ? [] : ['Operations']),
    }),
    replayReadModel: build.mutation<Told, string>({
      query: (name) => ({ url: `operations/read-models/${name}/replay`, method: 'POST', body: {} }),
      invalidatesTags: (_told, error) => (error ? [] : ['Operations']),
    }),
    resendMail: build.mutation<Told, number>({
      query: (id) => ({ url: `operations/mails/${id}/resend`, method: 'POST', body: {} }),
      invalidatesTags: (_told, error) => (error ? [] : ['Operations']),
    }),
  }),
});

export const {
  useGetOperationsQuery,
  useListMailsQuery,
  useCommandQueueMutation,
  useReplayReadModelMutation,
  useResendMailMutation,
} = operationsApi;

import type { ReceivedMailListResponse, ReceivedMailState } from '@modules/conversations/inbound/contract.ts';
import type { MailListResponse, MailState, Operations } from '@modules/operations/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';
import { toData } from '../../lib/api/toData.ts';

type MailFilters = {
  state: MailState | undefined;
  kind: string | undefined;
  before: number | undefined;
};

export type QueueAction = 'pause' | 'resume' | 'retry';

/** The workers report every two seconds; polling stops while the page is hidden. */
export const polled = {
  pollingInterval: 3000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;

const operationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOperations: build.query<Operations, void>({
      query: () => 'operations',
      transformResponse: toData,
      providesTags: ['Operations'],
    }),
    listMails: build.query<MailListResponse, MailFilters>({
      query: (filters) => ({ url: 'operations/mails', params: filters }),
      providesTags: ['Operations'],
    }),
    listReceivedMails: build.query<
      ReceivedMailListResponse,
      { state: ReceivedMailState | undefined; before: number | undefined }
    >({
      query: (filters) => ({ url: 'inbound-mails', params: filters }),
      providesTags: ['Operations'],
    }),
    retryReceivedMail: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `inbound-mails/${id}/retry`, method: 'POST', body: {} }),
      invalidatesTags: (_response, error) => (error ? [] : ['Operations']),
    }),
    commandQueue: build.mutation<DoneResponse, { queue: string; action: QueueAction; eventIds?: number[] }>({
      query: ({ queue, action, eventIds }) => ({
        url: `operations/queues/${queue}/${action}`,
        method: 'POST',
        body: eventIds ? { event_ids: eventIds } : {},
      }),
      invalidatesTags: (_response, error) => (error ? [] : ['Operations']),
    }),
    replayReadModel: build.mutation<DoneResponse, string>({
      query: (name) => ({ url: `operations/read-models/${name}/replay`, method: 'POST', body: {} }),
      invalidatesTags: (_response, error) => (error ? [] : ['Operations']),
    }),
    resendMail: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `operations/mails/${id}/resend`, method: 'POST', body: {} }),
      invalidatesTags: (_response, error) => (error ? [] : ['Operations']),
    }),
  }),
});

export const {
  getOperations,
  listMails,
  listReceivedMails,
  retryReceivedMail,
  commandQueue,
  replayReadModel,
  resendMail,
} = operationsApi.endpoints;

import type {
  ContactLog,
  Conversation,
  Draft,
  QueuedReply,
  ReplyInput,
} from '@modules/conversations/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';
import { enquiryTag } from '../../lib/api/enquiryTag.ts';
import { toData } from '../../lib/api/toData.ts';
import { toCreateRequest } from '../../lib/api/toSaveRequest.ts';
import type { AppDispatch } from '../../lib/store/store.ts';

/** `key` is the idempotency key of the request. */
type Creation<Input> = Input & { enquiry: number; key: string };
type ReplyKey = { enquiry: number; reply: number };

/** Ids of files that were taken off a reply. A thread that was read before the server did that has them still. */
export const detachedFiles = new Set<number>();

const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConversation: build.query<Conversation, number>({
      query: (enquiry) => `enquiries/${enquiry}/conversation`,
      transformResponse: ({ data }: { data: Conversation }) => ({
        ...data,
        files: data.files.filter(({ id }) => !detachedFiles.has(id)),
      }),
      providesTags: (conversation, _error, enquiry) => [
        enquiryTag('history', enquiry),
        ...(conversation?.entries ?? []).flatMap(({ merged }) =>
          merged ? [enquiryTag('history', merged.id)] : [],
        ),
      ],
    }),
    sendReply: build.mutation<QueuedReply, Creation<ReplyInput>>({
      query: ({ enquiry, key, ...body }) => toCreateRequest(`enquiries/${enquiry}/replies`, body, key),
      transformResponse: toData,
      // also when it failed: an earlier attempt may have been stored
      invalidatesTags: (_reply, _error, { enquiry }) => [enquiryTag('history', enquiry)],
    }),
    undoReply: build.mutation<Draft, ReplyKey>({
      query: ({ enquiry, reply }) => ({ url: `enquiries/${enquiry}/replies/${reply}/undo`, method: 'POST' }),
      transformResponse: toData,
      // also when it came too late: the thread then shows why
      invalidatesTags: (_reply, _error, { enquiry }) => [enquiryTag('history', enquiry)],
    }),
    retryReply: build.mutation<DoneResponse, ReplyKey>({
      query: ({ enquiry, reply }) => ({ url: `enquiries/${enquiry}/replies/${reply}/retry`, method: 'POST' }),
      invalidatesTags: (_done, _error, { enquiry }) => [enquiryTag('history', enquiry)],
    }),
    logContact: build.mutation<DoneResponse, Creation<ContactLog>>({
      query: ({ enquiry, key, ...body }) => toCreateRequest(`enquiries/${enquiry}/contacts`, body, key),
      invalidatesTags: (_done, error, { enquiry }) => (error ? [] : [enquiryTag('history', enquiry)]),
    }),
  }),
});

export const { getConversation, sendReply, undoReply, retryReply, logContact } = conversationsApi.endpoints;

/** Fetches a thread after a change; if that fails, the thread stays as it was. */
export const refreshConversation = (enquiry: number) => async (dispatch: AppDispatch) => {
  // A pending request may have read the thread before the change.
  await dispatch(conversationsApi.util.getRunningQueryThunk('getConversation', enquiry));
  await dispatch(getConversation.initiate(enquiry, { forceRefetch: true, subscribe: false }));
};

import type {
  ContactLog,
  Conversation,
  conversationSchema,
  Draft,
  draftSchema,
  QueuedReply,
  queuedReplySchema,
  SavedReply,
  SavedReplyInput,
  savedReplySchema,
  signatureSchema,
} from '@modules/conversations/contract.ts';
import type { DataAnswer, DoneAnswer } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';

type Reply = { enquiry: number; html: string; resolve: boolean; key: string };
type ReplyKey = { enquiry: number; reply: number };

/** A thread changes with the history of its enquiry, so they share a tag. */
const threadTag = (enquiry: number) => ({ type: 'Enquiry' as const, id: `history-${enquiry}` });

const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConversation: build.query<Conversation, number>({
      query: (enquiry) => `enquiries/${enquiry}/conversation`,
      transformResponse: ({ data }: DataAnswer<typeof conversationSchema>) => data,
      providesTags: (_conversation, _error, enquiry) => [threadTag(enquiry)],
    }),
    sendReply: build.mutation<QueuedReply, Reply>({
      query: ({ enquiry, key, ...body }) => ({
        url: `enquiries/${enquiry}/replies`,
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body,
      }),
      transformResponse: ({ data }: DataAnswer<typeof queuedReplySchema>) => data,
      invalidatesTags: (_reply, error, { enquiry }) => (error ? [] : [threadTag(enquiry)]),
    }),
    undoReply: build.mutation<Draft, ReplyKey>({
      query: ({ enquiry, reply }) => ({ url: `enquiries/${enquiry}/replies/${reply}/undo`, method: 'POST' }),
      transformResponse: ({ data }: DataAnswer<typeof draftSchema>) => data,
      // also when it came too late: the thread then shows why
      invalidatesTags: (_reply, _error, { enquiry }) => [threadTag(enquiry)],
    }),
    retryReply: build.mutation<DoneAnswer, ReplyKey>({
      query: ({ enquiry, reply }) => ({ url: `enquiries/${enquiry}/replies/${reply}/retry`, method: 'POST' }),
      invalidatesTags: (_done, _error, { enquiry }) => [threadTag(enquiry)],
    }),
    logContact: build.mutation<DoneAnswer, { enquiry: number } & ContactLog>({
      query: ({ enquiry, ...body }) => ({ url: `enquiries/${enquiry}/contacts`, method: 'POST', body }),
      invalidatesTags: (_done, error, { enquiry }) => (error ? [] : [threadTag(enquiry)]),
    }),
    saveDraft: build.mutation<{ version: number }, Draft & { enquiry: number }>({
      query: ({ enquiry, ...body }) => ({
        url: `enquiries/${enquiry}/draft`,
        method: 'PUT',
        body,
        keepalive: true,
      }),
      transformResponse: ({ data }: { data: { version: number } }) => data,
    }),
    listSavedReplies: build.query<SavedReply[], void>({
      query: () => 'saved-replies',
      transformResponse: ({ data }: DataAnswer<z.ZodArray<typeof savedReplySchema>>) => data,
      providesTags: ['SavedReply'],
    }),
    storeSavedReply: build.mutation<unknown, SavedReplyInput & { id: number | null }>({
      query: ({ id, ...body }) => ({
        url: id === null ? 'saved-replies' : `saved-replies/${id}`,
        method: id === null ? 'POST' : 'PUT',
        body,
      }),
      invalidatesTags: (_reply, error) => (error ? [] : ['SavedReply']),
    }),
    deleteSavedReply: build.mutation<DoneAnswer, number>({
      query: (id) => ({ url: `saved-replies/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SavedReply'],
    }),
    getSignature: build.query<string, void>({
      query: () => 'signature',
      transformResponse: ({ data }: DataAnswer<typeof signatureSchema>) => data.html,
      providesTags: ['Signature'],
    }),
    changeSignature: build.mutation<unknown, string>({
      query: (html) => ({ url: 'signature', method: 'PUT', body: { html } }),
      invalidatesTags: (_done, error) => (error ? [] : ['Signature']),
    }),
  }),
});

export const {
  useGetConversationQuery,
  useSendReplyMutation,
  useUndoReplyMutation,
  useRetryReplyMutation,
  useLogContactMutation,
  useSaveDraftMutation,
  useListSavedRepliesQuery,
  useStoreSavedReplyMutation,
  useDeleteSavedReplyMutation,
  useGetSignatureQuery,
  useChangeSignatureMutation,
} = conversationsApi;

import type { SavedReply, SavedReplyInput, signatureSchema } from '@modules/conversations/contract.ts';
import type { DataResponse, DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';
import { onSuccess } from '../../lib/api/optimisticUpdate.ts';
import { toData } from '../../lib/api/toData.ts';
import { type EntrySave, toSaveRequest } from '../../lib/api/toSaveRequest.ts';

const savedRepliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedReplies: build.query<SavedReply[], void>({
      query: () => 'saved-replies',
      transformResponse: toData,
      providesTags: ['SavedReply'],
    }),
    saveSavedReply: build.mutation<SavedReply, EntrySave<SavedReplyInput>>({
      query: (save) => toSaveRequest('saved-replies', save),
      transformResponse: toData,
      invalidatesTags: (_reply, error) => (error ? [] : ['SavedReply']),
    }),
    deleteSavedReply: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `saved-replies/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SavedReply'],
    }),
    getSignature: build.query<string, void>({
      query: () => 'signature',
      transformResponse: ({ data }: DataResponse<typeof signatureSchema>) => data.html,
    }),
    changeSignature: build.mutation<string, string>({
      query: (html) => ({ url: 'signature', method: 'PUT', body: { html } }),
      transformResponse: ({ data }: DataResponse<typeof signatureSchema>) => data.html,
      async onQueryStarted(_html, { dispatch, queryFulfilled }) {
        await onSuccess(queryFulfilled, (data) =>
          dispatch(savedRepliesApi.util.updateQueryData('getSignature', undefined, () => data)),
        );
      },
    }),
  }),
});

export const { listSavedReplies, saveSavedReply, deleteSavedReply, getSignature, changeSignature } =
  savedRepliesApi.endpoints;

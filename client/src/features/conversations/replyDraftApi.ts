import type { Conversation, Draft, MessageFile } from '@modules/conversations/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';
import { enquiryTag } from '../../lib/api/enquiryTag.ts';
import { updateCached } from '../../lib/api/optimisticUpdate.ts';
import { toData } from '../../lib/api/toData.ts';
import type { AppDispatch } from '../../lib/store/store.ts';
import { detachedFiles, getConversation } from './conversationsApi.ts';

type FileKey = { enquiry: number; file: number };

/** Shows a new file before the thread is fetched again, so that a reply that is sent at once has it. */
export const showFile = (enquiry: number, file: MessageFile) => (dispatch: AppDispatch) => {
  const add = ({ files }: Conversation) => {
    if (!files.some(({ id }) => id === file.id)) files.push(file);
  };
  dispatch(updateCached(getConversation, [enquiryTag('history', enquiry)], add));
  dispatch(api.util.invalidateTags([enquiryTag('history', enquiry)]));
};

const replyDraftApi = api.injectEndpoints({
  endpoints: (build) => ({
    attachBrochure: build.mutation<MessageFile, number>({
      query: (enquiry) => ({ url: `enquiries/${enquiry}/files/brochure`, method: 'POST' }),
      transformResponse: toData,
    }),
    detachFile: build.mutation<DoneResponse, FileKey>({
      query: ({ enquiry, file }) => ({ url: `enquiries/${enquiry}/files/${file}`, method: 'DELETE' }),
      // at once, so that a reply that is sent next does not have it; if this fails, the next fetch shows it again
      onQueryStarted: async ({ enquiry, file }, { dispatch, queryFulfilled }) => {
        detachedFiles.add(file);
        const remove = (conversation: Conversation) => {
          conversation.files = conversation.files.filter(({ id }) => id !== file);
        };
        dispatch(updateCached(getConversation, [enquiryTag('history', enquiry)], remove));
        await queryFulfilled.catch(() => detachedFiles.delete(file));
      },
      invalidatesTags: (_done, _error, { enquiry }) => [enquiryTag('history', enquiry)],
    }),
    saveDraft: build.mutation<{ version: number }, Draft & { enquiry: number }>({
      query: ({ enquiry, ...body }) => ({
        url: `enquiries/${enquiry}/draft`,
        method: 'PUT',
        body,
        // browsers refuse larger bodies of calls that outlive their page
        keepalive: new Blob([JSON.stringify(body)]).size <= 65_536,
      }),
      transformResponse: toData,
    }),
  }),
});

export const { attachBrochure, detachFile, saveDraft } = replyDraftApi.endpoints;

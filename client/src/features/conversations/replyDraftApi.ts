import type { Conversation, Draft, MessageFile } from '@modules/conversations/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { uploadTimeoutMs } from '@platform/http/uploadTimeout.contract.ts';
import { api } from '../../lib/api/api.ts';
import { updateCached } from '../../lib/api/optimisticUpdate.ts';
import { toData } from '../../lib/api/toData.ts';
import { getConversation, threadTag } from './conversationsApi.ts';

type FileKey = { enquiry: number; file: number };

/** Shows a new file before the thread is fetched again, so that a reply that is sent at once has it. */
async function showFile(
  enquiry: number,
  upload: PromiseLike<{ data: MessageFile }>,
  dispatch: (update: ReturnType<typeof updateCached>) => unknown,
): Promise<void> {
  const file = await upload.then(
    ({ data }) => data,
    () => undefined, // shown by the caller
  );
  if (!file) return;
  const add = ({ files }: Conversation) => {
    if (!files.some(({ id }) => id === file.id)) files.push(file);
  };
  dispatch(updateCached(getConversation, [threadTag(enquiry)], add));
}

const replyDraftApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadFile: build.mutation<MessageFile, { enquiry: number; file: File }>({
      query: ({ enquiry, file }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: `enquiries/${enquiry}/files`, method: 'POST', body, timeout: uploadTimeoutMs };
      },
      transformResponse: toData,
      invalidatesTags: (_file, error, { enquiry }) => (error ? [] : [threadTag(enquiry)]),
      onQueryStarted: ({ enquiry }, { dispatch, queryFulfilled }) =>
        showFile(enquiry, queryFulfilled, dispatch),
    }),
    attachBrochure: build.mutation<MessageFile, number>({
      query: (enquiry) => ({ url: `enquiries/${enquiry}/files/brochure`, method: 'POST' }),
      transformResponse: toData,
      invalidatesTags: (_file, error, enquiry) => (error ? [] : [threadTag(enquiry)]),
      onQueryStarted: (enquiry, { dispatch, queryFulfilled }) => showFile(enquiry, queryFulfilled, dispatch),
    }),
    detachFile: build.mutation<DoneResponse, FileKey>({
      query: ({ enquiry, file }) => ({ url: `enquiries/${enquiry}/files/${file}`, method: 'DELETE' }),
      invalidatesTags: (_done, _error, { enquiry }) => [threadTag(enquiry)],
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

export const { uploadFile, attachBrochure, detachFile, saveDraft } = replyDraftApi.endpoints;

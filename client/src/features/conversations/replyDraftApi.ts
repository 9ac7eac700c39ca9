import type { Draft, MessageFile } from '@modules/conversations/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { uploadTimeoutMs } from '@platform/http/uploadTimeout.contract.ts';
import { api } from '../../lib/api/api.ts';
import { toData } from '../../lib/api/toData.ts';
import { threadTag } from './conversationsApi.ts';

type FileKey = { enquiry: number; file: number };

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
    }),
    attachBrochure: build.mutation<MessageFile, number>({
      query: (enquiry) => ({ url: `enquiries/${enquiry}/files/brochure`, method: 'POST' }),
      transformResponse: toData,
      invalidatesTags: (_file, error, enquiry) => (error ? [] : [threadTag(enquiry)]),
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
        keepalive: true,
      }),
      transformResponse: toData,
    }),
  }),
});

export const { uploadFile, attachBrochure, detachFile, saveDraft } = replyDraftApi.endpoints;

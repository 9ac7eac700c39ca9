import type { CeoMessageInput, CeoMessageResponse, CeoMessageUpdate } from '@modules/ceo/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../../lib/api/api.ts';
import { toData } from '../../../lib/api/toData.ts';
import { toCreateRequest } from '../../../lib/api/toSaveRequest.ts';

const ceoMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCeoMessages: build.query<CeoMessageResponse[], void>({
      query: () => 'ceo',
      transformResponse: toData,
      providesTags: ['Ceo'],
    }),
    createCeoMessage: build.mutation<CeoMessageResponse, { fields: CeoMessageInput; key: string }>({
      query: ({ fields, key }) => toCreateRequest('ceo/create', fields, key),
      transformResponse: toData,
      invalidatesTags: (_message, error) => (error ? [] : ['Ceo']),
    }),
    updateCeoMessage: build.mutation<CeoMessageResponse, { id: number; change: CeoMessageUpdate }>({
      query: ({ id, change }) => ({ url: `ceo/${id}`, method: 'PUT', body: change }),
      transformResponse: toData,
      // also when it failed: someone else may have changed or deleted the message
      invalidatesTags: ['Ceo'],
    }),
    deleteCeoMessage: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `ceo/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: ['Ceo'],
    }),
    activateCeoMessage: build.mutation<CeoMessageResponse, number>({
      query: (id) => ({ url: 'ceo/activate', method: 'POST', body: { id } }),
      transformResponse: toData,
      invalidatesTags: (_message, error) => (error ? [] : ['Ceo']),
    }),
  }),
});

export const { listCeoMessages, createCeoMessage, updateCeoMessage, deleteCeoMessage, activateCeoMessage } =
  ceoMessagesApi.endpoints;

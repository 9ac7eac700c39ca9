import type { CeoMessageAnswer, CeoMessageUpdate } from '@modules/ceo/contract.ts';
import { api } from '../../../lib/api/api.ts';

type Answer<Data> = { success: true; data: Data };

const ceoMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCeoMessages: build.query<CeoMessageAnswer[], void>({
      query: () => 'ceo',
      transformResponse: (answer: Answer<CeoMessageAnswer[]>) => answer.data,
      providesTags: ['Ceo'],
    }),
    createCeoMessage: build.mutation<CeoMessageAnswer, string>({
      query: (message) => ({ url: 'ceo/create', method: 'POST', body: { message } }),
      transformResponse: (answer: Answer<CeoMessageAnswer>) => answer.data,
      invalidatesTags: (_message, error) => (error ? [] : ['Ceo']),
    }),
    updateCeoMessage: build.mutation<CeoMessageAnswer, { id: number; change: CeoMessageUpdate }>({
      query: ({ id, change }) => ({ url: `ceo/${id}`, method: 'PUT', body: change }),
      transformResponse: (answer: Answer<CeoMessageAnswer>) => answer.data,
      invalidatesTags: (_message, error) => (error ? [] : ['Ceo']),
    }),
    deleteCeoMessage: build.mutation<void, number>({
      query: (id) => ({ url: `ceo/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Ceo']),
    }),
    activateCeoMessage: build.mutation<CeoMessageAnswer, number>({
      query: (id) => ({ url: 'ceo/activate', method: 'POST', body: { id } }),
      transformResponse: (answer: Answer<CeoMessageAnswer>) => answer.data,
      invalidatesTags: (_message, error) => (error ? [] : ['Ceo']),
    }),
  }),
});

export const {
  useListCeoMessagesQuery,
  useCreateCeoMessageMutation,
  useUpdateCeoMessageMutation,
  useDeleteCeoMessageMutation,
  useActivateCeoMessageMutation,
} = ceoMessagesApi;

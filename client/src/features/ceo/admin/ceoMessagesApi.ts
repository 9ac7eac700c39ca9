import type {
  CeoMessageAnswer,
  CeoMessageInput,
  CeoMessageUpdate,
  ceoAnswerSchema,
  ceoListAnswerSchema,
} from '@modules/ceo/contract.ts';
import type { DoneAnswer } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';

type MessageAnswer = z.infer<typeof ceoAnswerSchema>;

const ceoMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCeoMessages: build.query<CeoMessageAnswer[], void>({
      query: () => 'ceo',
      transformResponse: ({ data }: z.infer<typeof ceoListAnswerSchema>) => data,
      providesTags: ['Ceo'],
    }),
    createCeoMessage: build.mutation<CeoMessageAnswer, CeoMessageInput>({
      query: (body) => ({ url: 'ceo/create', method: 'POST', body }),
      transformResponse: ({ data }: MessageAnswer) => data,
      invalidatesTags: (_message, error) => (error ? [] : ['Ceo']),
    }),
    updateCeoMessage: build.mutation<CeoMessageAnswer, { id: number; change: CeoMessageUpdate }>({
      query: ({ id, change }) => ({ url: `ceo/${id}`, method: 'PUT', body: change }),
      transformResponse: ({ data }: MessageAnswer) => data,
      invalidatesTags: (_message, error) => (error ? [] : ['Ceo']),
    }),
    deleteCeoMessage: build.mutation<DoneAnswer, number>({
      query: (id) => ({ url: `ceo/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Ceo']),
    }),
    activateCeoMessage: build.mutation<CeoMessageAnswer, number>({
      query: (id) => ({ url: 'ceo/activate', method: 'POST', body: { id } }),
      transformResponse: ({ data }: MessageAnswer) => data,
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

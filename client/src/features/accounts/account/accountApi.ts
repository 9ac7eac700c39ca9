import type {
  ChangePasswordInput,
  IssuedSession,
  OwnSession,
  SecondFactor,
  SecondFactorSetUp,
} from '@modules/accounts/authentication/contract.ts';
import { api } from '../../../lib/api/api.ts';

type Answer<Data> = { success: true; data: Data };

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<OwnSession[], void>({
      query: () => 'auth/sessions',
      transformResponse: (answer: Answer<OwnSession[]>) => answer.data,
      providesTags: ['Session'],
    }),
    endSession: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<{ message: string }, void>({
      query: () => ({ url: 'auth/sessions', method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    changePassword: build.mutation<IssuedSession, ChangePasswordInput>({
      query: (body) => ({ url: 'auth/change-password', method: 'POST', body }),
      transformResponse: (answer: Answer<IssuedSession>) => answer.data,
    }),
    getSecondFactor: build.query<SecondFactor, void>({
      query: () => 'auth/second-factor',
      transformResponse: (answer: Answer<SecondFactor>) => answer.data,
      providesTags: ['SecondFactor'],
    }),
    beginSecondFactor: build.mutation<SecondFactorSetUp, { current_password: string }>({
      query: (body) => ({ url: 'auth/second-factor', method: 'POST', body }),
      transformResponse: (answer: Answer<SecondFactorSetUp>) => answer.data,
    }),
    confirmSecondFactor: build.mutation<string[], { code: string }>({
      query: (body) => ({ url: 'auth/second-factor/confirm', method: 'POST', body }),
      transformResponse: (answer: Answer<{ recovery_codes: string[] }>) => answer.data.recovery_codes,
      invalidatesTags: (_codes, error) => (error ? [] : ['SecondFactor']),
    }),
    disableSecondFactor: build.mutation<{ message: string }, { current_password: string; code: string }>({
      query: (body) => ({ url: 'auth/second-factor/off', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['SecondFactor']),
    }),
  }),
});

export const {
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
} = accountApi;

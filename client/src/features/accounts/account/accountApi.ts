import type {
  ChangePasswordInput,
  dutySchema,
  IssuedSession,
  OwnSession,
  recoveryCodesSchema,
  SecondFactor,
  SecondFactorSetUp,
} from '@modules/accounts/authentication/contract.ts';
import type { DataResponse, DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../../lib/api/api.ts';
import { onSuccess } from '../../../lib/api/optimisticUpdate.ts';
import { toData } from '../../../lib/api/toData.ts';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<OwnSession[], void>({
      query: () => 'auth/sessions',
      transformResponse: toData,
      providesTags: ['Session'],
    }),
    endSession: build.mutation<DoneResponse, string>({
      query: (id) => ({ url: `auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<DoneResponse, void>({
      query: () => ({ url: 'auth/sessions', method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    getDuty: build.query<boolean, void>({
      query: () => 'auth/duty',
      transformResponse: ({ data }: DataResponse<typeof dutySchema>) => data.on_duty,
    }),
    changeDuty: build.mutation<boolean, boolean>({
      query: (on_duty) => ({ url: 'auth/duty', method: 'PUT', body: { on_duty } }),
      transformResponse: ({ data }: DataResponse<typeof dutySchema>) => data.on_duty,
      async onQueryStarted(_onDuty, { dispatch, queryFulfilled }) {
        await onSuccess(queryFulfilled, (data) =>
          dispatch(accountApi.util.updateQueryData('getDuty', undefined, () => data)),
        );
      },
    }),
    changePassword: build.mutation<IssuedSession, ChangePasswordInput>({
      query: (body) => ({ url: 'auth/change-password', method: 'POST', body }),
      transformResponse: toData,
    }),
    getSecondFactor: build.query<SecondFactor, void>({
      query: () => 'auth/second-factor',
      transformResponse: toData,
      providesTags: ['SecondFactor'],
    }),
    beginSecondFactor: build.mutation<SecondFactorSetUp, { current_password: string }>({
      query: (body) => ({ url: 'auth/second-factor', method: 'POST', body }),
      transformResponse: toData,
      invalidatesTags: ['SecondFactor'],
    }),
    confirmSecondFactor: build.mutation<string[], { code: string }>({
      query: (body) => ({ url: 'auth/second-factor/confirm', method: 'POST', body }),
      transformResponse: ({ data }: DataResponse<typeof recoveryCodesSchema>) => data.recovery_codes,
      invalidatesTags: ['SecondFactor'],
    }),
    disableSecondFactor: build.mutation<DoneResponse, { current_password: string; code: string }>({
      query: (body) => ({ url: 'auth/second-factor/off', method: 'POST', body }),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});

export const {
  listSessions,
  endSession,
  endOtherSessions,
  getDuty,
  changeDuty,
  changePassword,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
} = accountApi.endpoints;

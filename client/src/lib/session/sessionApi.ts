import {
  type IssuedSession,
  issuedSessionSchema,
  type SessionUser,
  sessionResponseSchema,
} from '@modules/accounts/authentication/contract.ts';
import { type DoneResponse, dataResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../api/api.ts';
import { toData } from '../api/toData.ts';
import type { AppDispatch } from '../store/store.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<SessionUser, void>({
      query: () => 'auth/me',
      rawResponseSchema: sessionResponseSchema,
      transformResponse: ({ data }: z.infer<typeof sessionResponseSchema>) => data.user,
    }),
    refreshToken: build.mutation<IssuedSession, void>({
      query: () => 'auth/refresh-token',
      rawResponseSchema: dataResponse(issuedSessionSchema),
      transformResponse: toData,
    }),
    /** Ends the session of the token, which is no longer the stored one. */
    signOut: build.mutation<DoneResponse, string>({
      query: (token) => ({
        url: 'auth/logout',
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        timeout: 5000,
      }),
    }),
  }),
});

export const { getMe } = sessionApi.endpoints;

/** The server rejected the call, or could not be reached. */
type Failure = 'refused' | 'unreachable';

const toFailure = (error: object): Failure =>
  'status' in error && (error.status === 401 || error.status === 403) ? 'refused' : 'unreachable';

/** The user of the stored token, with the current role and permissions. */
export const callMe =
  () =>
  async (dispatch: AppDispatch): Promise<SessionUser | Failure> => {
    const call = getMe.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data, error } = await dispatch(call);
    return error || !data ? toFailure(error ?? {}) : data;
  };

/** Exchanges the stored token for a new one. */
export const callRefresh =
  () =>
  async (dispatch: AppDispatch): Promise<IssuedSession | Failure> => {
    const { data, error } = await dispatch(
      sessionApi.endpoints.refreshToken.initiate(undefined, { track: false }),
    );
    return data ?? toFailure(error);
  };

/** Ends the session on the server. The local session ends in any case, so failures are ignored. */
export const callSignOut = (token: string) => (dispatch: AppDispatch) =>
  dispatch(sessionApi.endpoints.signOut.initiate(token, { track: false }));

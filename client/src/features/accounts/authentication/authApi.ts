import {
  type IssuedSession,
  issuedSessionSchema,
  type LoginCodeInput,
  type LoginInput,
  type verifiedSessionResponseSchema,
} from '@modules/accounts/authentication/contract.ts';
import type { PasswordLinkResponse, ResetPasswordInput } from '@modules/accounts/users/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { toData } from '../../../lib/api/toData.ts';

type VerifiedSession = z.infer<typeof verifiedSessionResponseSchema>;

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<IssuedSession, LoginInput>({
      queryFn: async (body, _api, _extra, call) =>
        toSession(await call({ url: 'auth/login', method: 'POST', body })),
    }),
    loginCode: build.mutation<IssuedSession, LoginCodeInput>({
      queryFn: async (body, _api, _extra, call) =>
        toSession(await call({ url: 'auth/login/second-factor', method: 'POST', body })),
    }),
    forgotPassword: build.mutation<DoneResponse, string>({
      query: (email) => ({ url: 'auth/forgot-password', method: 'POST', body: { email } }),
    }),
    readPasswordLink: build.mutation<PasswordLinkResponse, string>({
      query: (token) => ({ url: 'auth/password-link', method: 'POST', body: { token } }),
      transformResponse: toData,
    }),
    resetPassword: build.mutation<DoneResponse, ResetPasswordInput>({
      query: (body) => ({ url: 'auth/reset-password', method: 'POST', body }),
    }),
    verifyToken: build.query<VerifiedSession['data'], void>({
      query: () => 'auth/verify-token',
      transformResponse: toData,
    }),
  }),
});

export const { login, loginCode, forgotPassword, readPasswordLink, resetPassword, verifyToken } =
  authApi.endpoints;

function toSession(
  response: { data: unknown; error?: undefined } | { error: ApiError; data?: undefined },
): { data: IssuedSession } | { error: ApiError } {
  if (response.error) return { error: response.error };
  const session = issuedSessionSchema.safeParse(getData(response.data));
  return session.success
    ? { data: session.data }
    : { error: { status: 200, message: getMessage(response.data) ?? 'Invalid response from server.' } };
}

const field = (body: unknown, name: 'data' | 'error') =>
  typeof body === 'object' && body !== null && name in body
    ? (body as Record<string, unknown>)[name]
    : undefined;

const getData = (body: unknown) => field(body, 'data');

/** The server's message in a response with status 200 that reports a failure. */
function getMessage(body: unknown) {
  const text = field(body, 'error');
  return typeof text === 'string' ? text : undefined;
}

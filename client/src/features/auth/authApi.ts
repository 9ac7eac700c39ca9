import {
  type IssuedSession,
  issuedSessionSchema,
  type LoginInput,
  type SessionUser,
} from '@modules/auth/contract.ts';
import { api } from '../../app/api.ts';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<IssuedSession, LoginInput>({
      queryFn: async (body, _api, _extra, call) => {
        const answer = await call({ url: 'auth/login', method: 'POST', body });
        if (answer.error) return { error: answer.error };
        const session = issuedSessionSchema.safeParse(dataOf(answer.data));
        return session.success
          ? { data: session.data }
          : { error: { status: 200, message: messageOf(answer.data) ?? 'Invalid response from server.' } };
      },
    }),
    verifyToken: build.query<{ valid: boolean; user: SessionUser }, void>({
      query: () => 'auth/verify-token',
      transformResponse: (body: { data: { valid: boolean; user: SessionUser } }) => body.data,
    }),
    getMe: build.query<SessionUser, void>({
      query: () => 'auth/me',
      transformResponse: (body: { data: { user: SessionUser } }) => body.data.user,
    }),
  }),
});

export const { useLoginMutation, useLazyVerifyTokenQuery, useLazyGetMeQuery } = authApi;

const field = (body: unknown, name: 'data' | 'error') =>
  typeof body === 'object' && body !== null && name in body
    ? (body as Record<string, unknown>)[name]
    : undefined;

const dataOf = (body: unknown) => field(body, 'data');

/** A 200 that says success: false. */
function messageOf(body: unknown) {
  const text = field(body, 'error');
  return typeof text === 'string' ? text : undefined;
}

import {
  type IssuedSession,
  issuedSessionSchema,
  type SessionUser,
  sessionUserSchema,
} from '@modules/accounts/authentication/contract.ts';
import { z } from 'zod';
import { requestJson } from '../api/requestJson.ts';

/** The server rejected the call, or could not be reached. */
type Failure = 'refused' | 'unreachable';

const issuedAnswer = z.object({ data: issuedSessionSchema });
const userAnswer = z.object({ data: z.object({ user: sessionUserSchema }) });

/** Exchanges the stored token for a new one. */
export const callRefresh = () =>
  call<IssuedSession>('auth/refresh-token', (body) => issuedAnswer.safeParse(body).data?.data);

/** The user of the stored token, with the current role and permissions. */
export const callMe = () =>
  call<SessionUser>('auth/me', (body) => userAnswer.safeParse(body).data?.data.user);

/** Ends the session on the server. The local session ends in any case, so failures are ignored. */
export const callSignOut = () =>
  requestJson({ url: 'auth/logout', method: 'POST' }, AbortSignal.timeout(5000));

async function call<Result>(
  url: string,
  read: (body: unknown) => Result | undefined,
): Promise<Result | Failure> {
  const answer = await requestJson({ url }, new AbortController().signal);
  if ('data' in answer) return read(answer.data) ?? 'unreachable';
  const { status } = answer.error;
  return status === 401 || status === 403 ? 'refused' : 'unreachable';
}

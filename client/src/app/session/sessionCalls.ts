import {
  type IssuedSession,
  issuedSessionSchema,
  type SessionUser,
  sessionUserSchema,
} from '@modules/auth/contract.ts';
import { z } from 'zod';
import { requestJson } from '../requestJson.ts';

/** The server said no, or could not be asked. */
type Failure = 'refused' | 'unreachable';

const issuedAnswer = z.object({ data: issuedSessionSchema });
const userAnswer = z.object({ data: z.object({ user: sessionUserSchema }) });

/** A new token for the stored one. */
export const callRefresh = () =>
  call<IssuedSession>('auth/refresh-token', (body) => issuedAnswer.safeParse(body).data?.data);

/** The person behind the stored token, with today's role and permissions. */
export const callMe = () =>
  call<SessionUser>('auth/me', (body) => userAnswer.safeParse(body).data?.data.user);

/** Ends the session on the server; here it ends anyway, so a failure is of no interest. */
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

import type { Context } from 'koa';
import type { Database } from '../../../platform/db/db.ts';
import { unauthorized } from '../../../platform/errors.ts';
import { dataResponse, doneResponseSchema } from '../../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../../platform/http/endpoints.ts';
import { getUser } from '../users/queries.ts';
import { getClient } from './client.ts';
import type { SessionRules } from './commands/beginSession.ts';
import { changeOwnPassword } from './commands/changeOwnPassword.ts';
import { signOut } from './commands/endSessions.ts';
import { finishSignIn } from './commands/finishSignIn.ts';
import { refreshSession } from './commands/refreshSession.ts';
import { signIn } from './commands/signIn.ts';
import {
  authTexts,
  changePasswordSchema,
  issuedSessionSchema,
  loginCodeSchema,
  loginSchema,
  type SessionUser,
  sessionResponseSchema,
  verifiedSessionResponseSchema,
} from './contract.ts';
import { dutyEndpoints } from './dutyRoutes.ts';
import { bearerToken } from './identify.ts';
import { passwordEndpoints } from './passwordRoutes.ts';
import { toSessionUser } from './queries.ts';
import { secondFactorEndpoints } from './secondFactorRoutes.ts';
import { sessionEndpoints } from './sessionRoutes.ts';

const signedInSchema = doneResponseSchema.extend({ data: issuedSessionSchema });

const tag: Tag = { name: 'Sign-in', description: 'Sessions begin with a password and, if enabled, a code.' };

type Dependencies = SessionRules & { db: Database; rateLimits: boolean };

export function authEndpoints(dependencies: Dependencies): Endpoints[] {
  const auth = new Endpoints(tag);
  declareSignIn(auth, dependencies);
  declareCurrentSession(auth, dependencies);
  return [
    auth,
    sessionEndpoints(dependencies),
    dutyEndpoints(dependencies),
    secondFactorEndpoints(dependencies),
    passwordEndpoints(dependencies),
  ];
}

function declareSignIn(auth: Endpoints, dependencies: Dependencies): void {
  auth.post(
    '/api/auth/login',
    {
      summary: 'Sign in',
      access: 'public',
      body: loginSchema,
      response: signedInSchema,
      errors: ['Unauthorized', 'SecondFactorRequired', 'Forbidden', 'TooManyRequests'],
    },
    async ({ body, context, ctx }) => ({
      message: 'Login successful',
      data: await signIn(dependencies, body, getClient(ctx), context),
    }),
  );

  auth.post(
    '/api/auth/login/second-factor',
    {
      summary: 'Complete sign-in with a code',
      access: 'public',
      body: loginCodeSchema,
      response: signedInSchema,
      errors: ['Unauthorized', 'TooManyRequests'],
    },
    async ({ body, context, ctx }) => ({
      message: 'Login successful',
      data: await finishSignIn(dependencies, body, getClient(ctx), context),
    }),
  );

  auth.get(
    '/api/auth/refresh-token',
    {
      summary: 'Exchange the token of a session for a new one',
      access: 'public',
      response: dataResponse(issuedSessionSchema),
      errors: ['Unauthorized'],
    },
    async ({ ctx, context }) => ({
      data: await refreshSession(dependencies, requireToken(ctx), getClient(ctx), context),
    }),
  );
}

function declareCurrentSession(auth: Endpoints, dependencies: Dependencies): void {
  const { db } = dependencies;

  auth.get(
    '/api/auth/verify-token',
    {
      summary: 'Check whether a token is valid',
      access: 'signed-in',
      response: verifiedSessionResponseSchema,
    },
    async ({ actor }) => ({ data: { valid: true, user: await getCurrentUser(db, actor.id) } }),
  );

  auth.get(
    '/api/auth/me',
    { summary: 'Get the signed-in user', access: 'signed-in', response: sessionResponseSchema },
    async ({ actor }) => ({ data: { user: await getCurrentUser(db, actor.id) } }),
  );

  auth.post(
    '/api/auth/change-password',
    {
      summary: 'Change your own password',
      access: 'signed-in',
      body: changePasswordSchema,
      response: signedInSchema,
      errors: ['TooManyRequests'],
    },
    async ({ body, actor, context, ctx }) => ({
      message: authTexts.passwordChanged,
      data: await changeOwnPassword(dependencies, actor, body, getClient(ctx), context),
    }),
  );

  auth.post(
    '/api/auth/logout',
    { summary: 'Sign out', access: 'public', response: doneResponseSchema, errors: ['Unauthorized'] },
    async ({ ctx, context }) => {
      await signOut(dependencies, requireToken(ctx), context);
      return { message: 'Signed out' };
    },
  );
}

/** @throws AppError 401 when the account was deleted since the request began */
async function getCurrentUser(db: Database, id: number): Promise<SessionUser> {
  const account = await getUser(db, id);
  if (!account) throw unauthorized();
  return toSessionUser(account);
}

/** @throws AppError 401 */
function requireToken(ctx: Context): string {
  const token = bearerToken(ctx);
  if (!token) throw unauthorized();
  return token;
}

import type { Context } from 'koa';
import { unauthorized } from '../../../platform/errors.ts';
import { dataAnswer, doneAnswerSchema } from '../../../platform/fields.contract.ts';
import { Endpoints } from '../../../platform/http/endpoints.ts';
import { getClient } from './client.ts';
import { type ChangeDependencies, changeOwnPassword } from './commands/changeOwnPassword.ts';
import { signOut } from './commands/endSessions.ts';
import { finishSignIn } from './commands/finishSignIn.ts';
import { refreshSession } from './commands/refreshSession.ts';
import type { SecondFactorDependencies } from './commands/setUpSecondFactor.ts';
import { type SignInDependencies, signIn } from './commands/signIn.ts';
import {
  authTexts,
  changePasswordSchema,
  issuedSessionSchema,
  loginCodeSchema,
  loginSchema,
  sessionAnswerSchema,
  verifiedSessionAnswerSchema,
} from './contract.ts';
import { bearerToken } from './identify.ts';
import { findLiveSession, toSessionUser } from './queries.ts';
import { declareSecondFactor } from './secondFactorRoutes.ts';
import { declareSessions } from './sessionRoutes.ts';
import { readToken } from './tokens.ts';

const signedInSchema = doneAnswerSchema.extend({ data: issuedSessionSchema });

export function authEndpoints(
  dependencies: SignInDependencies & ChangeDependencies & SecondFactorDependencies,
): Endpoints {
  const { db, secret } = dependencies;
  const auth = new Endpoints('/api/auth');

  auth.post(
    '/login',
    { summary: 'Sign in', access: 'public', body: loginSchema, answer: signedInSchema },
    async ({ body, context, ctx }) => ({
      success: true,
      message: 'Login successful',
      data: await signIn(dependencies, body, getClient(ctx), context),
    }),
  );

  auth.post(
    '/login/second-factor',
    {
      summary: 'Complete sign-in with a second-factor code',
      access: 'public',
      body: loginCodeSchema,
      answer: signedInSchema,
    },
    async ({ body, context, ctx }) => ({
      success: true,
      message: 'Login successful',
      data: await finishSignIn(dependencies, body, getClient(ctx), context),
    }),
  );

  auth.post(
    '/logout',
    { summary: 'Sign out', access: 'signed-in', answer: doneAnswerSchema },
    async ({ actor, context }) => {
      await signOut(db, actor, context);
      return { success: true, message: 'Signed out' };
    },
  );

  auth.get(
    '/refresh-token',
    {
      summary: 'Refresh the token of a session',
      access: 'public',
      answer: dataAnswer(issuedSessionSchema),
    },
    async ({ ctx, context }) => ({
      success: true,
      data: await refreshSession(dependencies, requireToken(ctx), getClient(ctx), context),
    }),
  );

  const currentUser = async (ctx: Context) => {
    const claims = readToken(secret, requireToken(ctx));
    const session = claims && (await findLiveSession(db, claims));
    if (!session) throw unauthorized();
    return toSessionUser(session.account);
  };

  auth.get(
    '/verify-token',
    {
      summary: 'Check whether a token is valid',
      access: 'signed-in',
      answer: verifiedSessionAnswerSchema,
    },
    async ({ ctx }) => ({
      success: true,
      data: { valid: true, user: await currentUser(ctx) },
    }),
  );

  auth.get(
    '/me',
    { summary: 'Get the signed-in user', access: 'signed-in', answer: sessionAnswerSchema },
    async ({ ctx }) => ({
      success: true,
      data: { user: await currentUser(ctx) },
    }),
  );

  auth.post(
    '/change-password',
    {
      summary: 'Change your own password',
      access: 'signed-in',
      body: changePasswordSchema,
      answer: signedInSchema,
    },
    async ({ body, actor, context, ctx }) => ({
      success: true,
      message: authTexts.passwordChanged,
      data: await changeOwnPassword(dependencies, actor.id, body, getClient(ctx), context),
    }),
  );

  declareSessions(auth, { db });
  declareSecondFactor(auth, dependencies);
  return auth;
}

/** @throws AppError 401 */
function requireToken(ctx: Context): string {
  const token = bearerToken(ctx);
  if (!token) throw unauthorized();
  return token;
}

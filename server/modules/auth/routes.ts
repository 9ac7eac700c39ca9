import type { Context } from 'koa';
import { z } from 'zod';
import { unauthorized } from '../../platform/errors.ts';
import { dataAnswer, doneAnswerSchema } from '../../platform/fields/contract.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import { clientOf } from './client.ts';
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
  sessionUserSchema,
} from './contract.ts';
import { bearerToken } from './identify.ts';
import { findLiveSession, toSessionUser } from './queries.ts';
import { declareSecondFactor } from './secondFactorRoutes.ts';
import { declareSessions } from './sessionRoutes.ts';
import { readToken } from './tokens.ts';

const signedInSchema = doneAnswerSchema.extend({ data: issuedSessionSchema });
const currentSchema = z.object({ user: sessionUserSchema });

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
      data: await signIn(dependencies, body, clientOf(ctx), context),
    }),
  );

  auth.post(
    '/login/second-factor',
    {
      summary: 'The second step of signing in, with a code',
      access: 'public',
      body: loginCodeSchema,
      answer: signedInSchema,
    },
    async ({ body, context, ctx }) => ({
      success: true,
      message: 'Login successful',
      data: await finishSignIn(dependencies, body, clientOf(ctx), context),
    }),
  );

  auth.post(
    '/logout',
    { summary: 'End this session', access: 'signed-in', answer: doneAnswerSchema },
    async ({ actor, context }) => {
      await signOut(db, actor, context);
      return { success: true, message: 'Signed out' };
    },
  );

  auth.get(
    '/refresh-token',
    {
      summary: 'A new token for a living session',
      access: 'public',
      answer: dataAnswer(issuedSessionSchema),
    },
    async ({ ctx, context }) => ({
      success: true,
      data: await refreshSession(dependencies, requireToken(ctx), clientOf(ctx), context),
    }),
  );

  const currentUser = async (ctx: Context, now: Date) => {
    const claims = readToken(secret, requireToken(ctx), now);
    const session = claims && (await findLiveSession(db, claims, now));
    if (!session) throw unauthorized();
    return toSessionUser(session.account);
  };

  auth.get(
    '/verify-token',
    {
      summary: 'Whether a token is alive',
      access: 'signed-in',
      answer: dataAnswer(currentSchema.extend({ valid: z.literal(true) })),
    },
    async ({ ctx, context }) => ({
      success: true,
      data: { valid: true, user: await currentUser(ctx, context.now) },
    }),
  );

  auth.get(
    '/me',
    { summary: 'The signed-in person', access: 'signed-in', answer: dataAnswer(currentSchema) },
    async ({ ctx, context }) => ({
      success: true,
      data: { user: await currentUser(ctx, context.now) },
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
      data: await changeOwnPassword(dependencies, actor.id, body, clientOf(ctx), context),
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

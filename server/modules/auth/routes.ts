import type { Context } from 'koa';
import { unauthorized } from '../../platform/errors.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import { refreshSession } from './commands/refreshSession.ts';
import { type SignInDependencies, signIn } from './commands/signIn.ts';
import { signOut } from './commands/signOut.ts';
import { loginSchema } from './contract.ts';
import { bearerToken } from './identify.ts';
import { findLiveSession, toSessionUser } from './queries.ts';
import { readToken } from './tokens.ts';

export function authEndpoints(dependencies: SignInDependencies): Endpoints {
  const { db, secret } = dependencies;
  const auth = new Endpoints('/api/auth');

  auth.post(
    '/login',
    { summary: 'Sign in', access: 'public', body: loginSchema },
    async ({ body, context, ctx }) => ({
      success: true,
      message: 'Login successful',
      data: await signIn(dependencies, body, { address: ctx.ip, userAgent: ctx.get('User-Agent') }, context),
    }),
  );

  auth.post('/logout', { summary: 'End this session', access: 'signed-in' }, async ({ actor, context }) => {
    await signOut(db, actor.sessionId, context.now);
    return { success: true, message: 'Signed out' };
  });

  auth.get(
    '/refresh-token',
    { summary: 'A new token for a living session', access: 'public' },
    async ({ ctx, context }) => ({
      success: true,
      data: await refreshSession({ db, secret }, requireToken(ctx), context.now),
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
    { summary: 'Whether a token is alive', access: 'signed-in' },
    async ({ ctx, context }) => ({
      success: true,
      data: { valid: true, user: await currentUser(ctx, context.now) },
    }),
  );

  auth.get('/me', { summary: 'The signed-in person', access: 'signed-in' }, async ({ ctx, context }) => ({
    success: true,
    data: { user: await currentUser(ctx, context.now) },
  }));

  return auth;
}

/** @throws AppError 401 */
function requireToken(ctx: Context): string {
  const token = bearerToken(ctx);
  if (!token) throw unauthorized();
  return token;
}

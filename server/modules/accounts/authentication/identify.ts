import type { Context, Middleware } from 'koa';
import type { Database } from '../../../platform/db/db.ts';
import type { RequestState } from '../../../platform/http/state.ts';
import { fullName } from '../users/queries.ts';
import { recordSessionUse } from './commands/recordSessionUse.ts';
import { findLiveSession, getPermissions } from './queries.ts';
import { verifyToken } from './tokens.ts';

export function bearerToken(ctx: Context): string | null {
  return /^Bearer ([\w.-]+)$/i.exec(ctx.get('Authorization'))?.[1] ?? null;
}

/**
 * Identifies the user of a request, once, from the token and its session row. A request without a valid session is
 * anonymous; each call decides whether that is allowed.
 */
export function identify({ db, secret }: { db: Database; secret: string }): Middleware<RequestState> {
  return async (ctx, next) => {
    const token = bearerToken(ctx);
    const claims = token && verifyToken(secret, token);
    const session = claims && (await findLiveSession(db, claims));
    if (claims && session) {
      // Recorded at most once a minute, to save writes.
      if (session.use_is_old) await recordSessionUse(db, claims.sessionId, ctx.ip);
      ctx.state.actor = {
        id: session.account.id,
        name: fullName(session.account),
        role: session.account.user_type,
        permissions: getPermissions(session.account),
        sessionId: claims.sessionId,
      };
    }
    ctx.vary('Authorization');
    return next();
  };
}

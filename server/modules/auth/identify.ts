import type { Context, Middleware } from 'koa';
import type { Database } from '../../platform/db.ts';
import type { RequestState } from '../../platform/http/state.ts';
import { fullName } from '../users/queries.ts';
import { noteUse } from './commands/noteUse.ts';
import { findLiveSession, permissionsOf } from './queries.ts';
import { readToken } from './tokens.ts';

/** Uses of a session that count as one: not every request shall write. */
const usesWithinMs = 60_000;

/** The bearer token of a request, or null. */
export function bearerToken(ctx: Context): string | null {
  return /^Bearer ([\w.-]+)$/i.exec(ctx.get('Authorization'))?.[1] ?? null;
}

/**
 * Says who is asking, once per request, from the token and its session row. Whoever cannot be told is anonymous;
 * whether that is enough is for each call to say.
 */
export function identify({ db, secret }: { db: Database; secret: string }): Middleware<RequestState> {
  return async (ctx, next) => {
    const token = bearerToken(ctx);
    const now = new Date();
    const claims = token && readToken(secret, token, now);
    const session = claims && (await findLiveSession(db, claims, now));
    if (claims && session) {
      if (now.getTime() - (session.last_used_at?.getTime() ?? 0) > usesWithinMs)
        await noteUse(db, claims.sessionId, ctx.ip, now);
      ctx.state.actor = {
        id: session.account.id,
        name: fullName(session.account),
        role: session.account.user_type,
        permissions: permissionsOf(session.account),
        sessionId: claims.sessionId,
      };
    }
    ctx.vary('Authorization');
    return next();
  };
}

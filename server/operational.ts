import type { Context, Middleware } from 'koa';
import type { ErrorBody } from './platform/contract.ts';
import type { Database } from './platform/db/db.ts';
import { getRequestId } from './platform/http/requestContext.ts';
import { databaseReadiness } from './platform/observability/readiness.ts';

const paths = new Set(['/livez', '/readyz', '/api/health']);

function refuseMethod(ctx: Context, requestId: string): void {
  ctx.status = 405;
  ctx.set('Allow', 'GET, HEAD');
  ctx.body = {
    success: false,
    error: 'Method not allowed.',
    code: 'method_not_allowed',
    request_id: requestId,
  } satisfies ErrorBody;
}

/**
 * `/livez` says that the process runs and touches nothing else; `/readyz` says whether to send requests here,
 * from an answer of the database that is at most a second old; `/api/health` is the same for the client.
 */
export function operationalEndpoints({
  db,
  isAccepting,
}: {
  db: Database;
  isAccepting: () => boolean;
}): Middleware {
  const databaseAnswers = databaseReadiness(db);
  return async (ctx, next) => {
    if (!paths.has(ctx.path)) return next();
    const requestId = getRequestId(ctx.req.headers['x-request-id']);
    ctx.set('X-Request-Id', requestId);
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return refuseMethod(ctx, requestId);
    if (ctx.path === '/livez') {
      ctx.body = { success: true, status: 'ok' };
      return;
    }
    const ready = isAccepting() && (await databaseAnswers());
    ctx.status = ready ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    if (!ready) ctx.set('Retry-After', '2');
    ctx.body = { success: ready, status: ready ? 'ok' : 'unavailable' };
  };
}

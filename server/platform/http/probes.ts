import type { Context, Middleware } from 'koa';
import type { ErrorBody } from '../contract.ts';
import { getRequestId } from './requestContext.ts';

export type ProbeDependencies = {
  /** False when the process is about to stop, so that load balancers send no new requests. */
  isAccepting: () => boolean;
  isDatabaseReady: () => Promise<boolean>;
};

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
 * `/livez` reports that the process runs, without any dependency. `/readyz` reports whether to send requests here; it
 * checks the database at most once a second. `/api/health` is the same for the client.
 */
export function probes({ isAccepting, isDatabaseReady }: ProbeDependencies): Middleware {
  return async (ctx, next) => {
    if (!paths.has(ctx.path)) return next();
    const requestId = getRequestId(ctx.req.headers['x-request-id']);
    ctx.set('X-Request-Id', requestId);
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return refuseMethod(ctx, requestId);
    if (ctx.path === '/livez') {
      ctx.body = { success: true, status: 'ok' };
      return;
    }
    const ready = isAccepting() && (await isDatabaseReady());
    ctx.status = ready ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    if (!ready) ctx.set('Retry-After', '2');
    ctx.body = { success: ready, status: ready ? 'ok' : 'unavailable' };
  };
}

import type { Context, Middleware } from 'koa';
import type { ErrorBody } from '../contract.ts';
import { unavailable } from '../errors.ts';
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

function refuseTraffic(ctx: Context, requestId: string): void {
  const { status, headers, message, code } = unavailable();
  ctx.status = status;
  ctx.set(headers);
  const body: ErrorBody = { success: false, error: message, code, request_id: requestId };
  ctx.body = { ...body, status: 'unavailable' };
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
    ctx.set('Cache-Control', 'no-store');
    if (isAccepting() && (await isDatabaseReady())) ctx.body = { success: true, status: 'ok' };
    else refuseTraffic(ctx, requestId);
  };
}

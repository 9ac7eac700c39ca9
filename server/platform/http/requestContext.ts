import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from '../observability/logger.ts';
import { recordRequest } from '../observability/metrics.ts';
import { isInternalRequest } from './internalFetch.ts';
import type { RequestState } from './state.ts';

const acceptableId = /^[\w.-]{8,64}$/;

/** The id that the caller gave the request, if it is safe to log, or a new one. */
export const getRequestId = (header: string | string[] | undefined): string =>
  typeof header === 'string' && acceptableId.test(header) ? header : randomUUID();

/** Gives each request an id and logs its end. */
export function requestContext(logger: Logger): Middleware<RequestState> {
  return async (ctx, next) => {
    const requestId = getRequestId(ctx.req.headers['x-request-id']);
    ctx.state.requestId = requestId;
    ctx.state.address = ctx.ip;
    ctx.state.log = logger;
    ctx.state.actor = null;
    ctx.set('X-Request-Id', requestId);
    const started = performance.now();
    await next();
    // Internal requests render pages; only the request for the page counts.
    if (isInternalRequest(ctx.req)) return;
    const ms = performance.now() - started;
    recordRequest(ctx, ms / 1000);
    ctx.state.log.info(
      {
        requestId,
        method: ctx.method,
        path: ctx.path,
        status: ctx.status,
        ms: Math.round(ms),
        ...getUserId(ctx.state),
        outage: ctx.state.outage,
      },
      'request',
    );
  };
}

function getUserId({ actor }: RequestState) {
  return actor ? { userId: actor.id } : {};
}

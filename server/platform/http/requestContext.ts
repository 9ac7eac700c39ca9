import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from '../logger.ts';
import { noteRequest } from '../metrics.ts';
import type { RequestState } from './state.ts';

const acceptableId = /^[\w.-]{8,64}$/;

/** Gives each request an id (or keeps the caller's, when it is harmless to log) and logs its end. */
export function requestContext(logger: Logger): Middleware<RequestState> {
  return async (ctx, next) => {
    const given = ctx.get('X-Request-Id');
    const requestId = acceptableId.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.state.address = ctx.ip;
    ctx.state.log = logger.child({ requestId });
    ctx.state.actor = null;
    ctx.set('X-Request-Id', requestId);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    noteRequest(ctx, ms / 1000);
    ctx.state.log.info(
      {
        method: ctx.method,
        path: ctx.path,
        status: ctx.status,
        ms: Math.round(ms),
        ...userIdOf(ctx.state),
      },
      'request',
    );
  };
}

function userIdOf({ actor }: RequestState) {
  return actor ? { userId: actor.id } : {};
}

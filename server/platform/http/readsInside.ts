import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type Koa from 'koa';
import compose from 'koa-compose';
import type { RequestState } from './state.ts';

/** Of nobody: what is read inside has no connection. */
const nowhere = new Socket();
const inside = new WeakSet<IncomingMessage>();

/** Whether this process asks itself: that is no request of anybody's, and counted nowhere. */
export const isInside = (request: IncomingMessage): boolean => inside.has(request);

/**
 * Reads of the app's own API, by its own middleware, as an anonymous visitor's GET would be answered; nothing is written
 * to a connection.
 * @returns the JSON of an answer; null when it is none
 */
export function readsInside(
  app: Koa<RequestState>,
): (path: string) => Promise<{ status: number; body: unknown }> {
  const handle = compose(app.middleware);
  return async (path) => {
    const request = Object.assign(new IncomingMessage(nowhere), { method: 'GET', url: path });
    inside.add(request);
    const ctx = app.createContext(request, new ServerResponse(request));
    ctx.res.statusCode = 404; // until somebody answers, as in Koa's own handling
    await handle(ctx);
    const { finished } = ctx.state;
    if (!finished) return { status: ctx.status, body: ctx.response.is('json') ? jsonOf(ctx.body) : null };
    const isJson = finished.headers['Content-Type']?.includes('json');
    return { status: finished.status, body: isJson ? jsonOf(finished.bodies.identity) : null };
  };
}

const jsonOf = (body: unknown) => JSON.parse(Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body));

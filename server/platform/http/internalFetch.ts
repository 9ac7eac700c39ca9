import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type Koa from 'koa';
import compose from 'koa-compose';
import type { RequestState } from './state.ts';

/** The socket of internal requests, which have no connection. */
const nowhere = new Socket();
const inside = new WeakSet<IncomingMessage>();

/** Whether this process issued the request itself: such requests are not logged or counted. */
export const isInternalRequest = (request: IncomingMessage): boolean => inside.has(request);

/**
 * Fetches from the app's own API through its middleware, as an anonymous GET, without a connection.
 * @returns the JSON of a response; null when it has none
 */
export function internalFetch(
  app: Koa<RequestState>,
): (path: string) => Promise<{ status: number; body: unknown }> {
  const handle = compose(app.middleware);
  return async (path) => {
    const request = Object.assign(new IncomingMessage(nowhere), { method: 'GET', url: path });
    inside.add(request);
    const ctx = app.createContext(request, new ServerResponse(request));
    ctx.res.statusCode = 404; // Koa's default until middleware sets a status.
    await handle(ctx);
    const { finished } = ctx.state;
    if (!finished) return { status: ctx.status, body: ctx.response.is('json') ? parseBody(ctx.body) : null };
    const isJson = finished.headers['Content-Type']?.includes('json');
    return { status: finished.status, body: isJson ? parseBody(finished.bodies.identity) : null };
  };
}

const parseBody = (body: unknown) =>
  JSON.parse(Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body));

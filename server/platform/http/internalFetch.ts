import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type Koa from 'koa';
import compose from 'koa-compose';
import type { RequestState } from './state.ts';

const internalRequests = new WeakSet<IncomingMessage>();

/** Whether this process issued the request itself: such requests are not logged or counted. */
export const isInternalRequest = (request: IncomingMessage): boolean => internalRequests.has(request);

/** Fetches a path of the app's own API as an anonymous GET; `body` is the parsed JSON, or null if it is not JSON. */
export type InternalFetch = (path: string) => Promise<{ status: number; body: unknown }>;

/** Fetches through the app's middleware, in this process and without a connection. */
export function internalFetch(app: Koa<RequestState>): InternalFetch {
  let handle: ReturnType<typeof compose<Koa.ParameterizedContext<RequestState>>> | undefined;
  const socket = new Socket();
  return async (path) => {
    // Not before the first request, when all middleware is mounted.
    handle ??= compose(app.middleware);
    const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url: path });
    internalRequests.add(request);
    const ctx = app.createContext(request, new ServerResponse(request));
    ctx.res.statusCode = 404; // Koa's default until middleware sets a status.
    await handle(ctx);
    return { status: ctx.status, body: ctx.response.is('json') ? parseBody(ctx.body) : null };
  };
}

const parseBody = (body: unknown): unknown =>
  JSON.parse(Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body));

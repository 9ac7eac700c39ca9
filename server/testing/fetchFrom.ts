import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa, { type Middleware } from 'koa';
import { errorHandler } from '../platform/http/errorHandler.ts';
import { requestContext } from '../platform/http/requestContext.ts';
import type { RequestState } from '../platform/http/state.ts';
import type { Logger } from '../platform/observability/logger.ts';

/** The response to one GET of an app that has this middleware alone, with the error handler of the API. */
export async function fetchFrom(
  middleware: Middleware<RequestState>,
  path: string,
  logger: Logger,
): Promise<Response> {
  const app = new Koa<RequestState>().use(requestContext(logger)).use(errorHandler).use(middleware);
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo; // a TCP server has no other kind
    return await fetch(`http://127.0.0.1:${port}${path}`);
  } finally {
    server.close();
  }
}

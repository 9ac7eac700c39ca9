import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { notFound } from '../platform/errors.ts';
import { errorHandler } from '../platform/http/errorHandler.ts';
import { requestContext } from '../platform/http/requestContext.ts';
import type { RequestState } from '../platform/http/state.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { openTestLogger } from '../testing/openTestLogger.ts';
import { shareImages } from './shareImages.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it.each([
  ['a missing upload', notFound(), 404],
  ['a storage that is away', refused, 503],
])('refuses a share image of %s', async (_, error, status) => {
  const storage = { read: () => Promise.reject(error) } as unknown as Storage; // nothing else is called
  const { logger } = openTestLogger('silent');
  const app = new Koa<RequestState>().use(requestContext(logger)).use(errorHandler);
  app.use(shareImages('/nowhere', storage));
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo; // a TCP server has no other kind
    const response = await fetch(`http://127.0.0.1:${port}/share/uploads/images/a.jpg`);
    expect(response.status).toBe(status);
  } finally {
    server.close();
  }
});

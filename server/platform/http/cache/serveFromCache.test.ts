import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { openTestLogger } from '../../../testing/openTestLogger.ts';
import { buildJsonResponse } from './cachedResponse.ts';
import { createResponseCache } from './responseCache.ts';
import { serveFromCache } from './serveFromCache.ts';

it('logs a response from the cache like any other request, at level debug', async () => {
  const { lines, logger } = openTestLogger('debug');
  const cache = createResponseCache();
  cache.set('/api/blog', buildJsonResponse({ posts: [] }, false), cache.version);
  const config = { PUBLIC_URL: 'https://safarnama.example' };
  const server = createServer(serveFromCache({ config, cache, logger }, (_, response) => response.end()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind
  const headers = { 'X-Request-Id': 'request-of-mine' };
  const response = await fetch(`http://127.0.0.1:${port}/api/blog?search=`, { headers });
  expect(await response.json()).toEqual({ posts: [] });
  await eventually(async () => lines.length > 0);
  server.close();
  expect(lines).toMatchObject([
    {
      level: 20,
      msg: 'request',
      requestId: 'request-of-mine',
      method: 'GET',
      path: '/api/blog',
      status: 200,
    },
  ]);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { errorHandler } from '../platform/http/errorHandler.ts';
import { requestContext } from '../platform/http/requestContext.ts';
import type { RequestState } from '../platform/http/state.ts';
import { openTestLogger } from '../testing/openTestLogger.ts';
import { sitePages } from './sitePages.ts';

it('logs a page that cannot be rendered once, without what was searched for', async () => {
  const { logger, lines } = openTestLogger();
  const renderer = {
    pageHeaders: {},
    framedPageHeaders: {},
    adminPageHeaders: {},
    renderPage: () => Promise.reject(new Error('A defect')),
    writeAdminPage: () => '',
  };
  const pages = sitePages({
    renderer,
    fetchInternally: async () => ({ status: 404, body: null }),
    publicUrl: 'https://safarnama.example',
    secret: 'secret',
    readPreviewEntry: async () => null,
  });
  const app = new Koa<RequestState>().use(requestContext(logger)).use(errorHandler).use(pages);
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo; // a TCP server has no other kind
    const response = await fetch(`http://127.0.0.1:${port}/search?q=Asha+Naik`);
    expect(response.status).toBe(500);
  } finally {
    server.close();
  }
  expect(lines.filter(({ err }) => err)).toMatchObject([{ msg: 'request failed', path: '/search' }]);
  expect(JSON.stringify(lines)).not.toContain('Asha');
});

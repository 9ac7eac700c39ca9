import compose from 'koa-compose';
import { expect, it } from 'vitest';
import { responseCacheMiddleware } from '../platform/http/cache/cacheMiddleware.ts';
import { createResponseCache } from '../platform/http/cache/responseCache.ts';
import { fetchFrom } from '../testing/fetchFrom.ts';
import { openTestLogger } from '../testing/openTestLogger.ts';
import type { Renderer } from './renderer.ts';
import { sitePages } from './sitePages.ts';

const buildPages = (renderPage: Renderer['renderPage']) =>
  sitePages({
    renderer: {
      pageHeaders: {},
      framedPageHeaders: {},
      adminPageHeaders: {},
      renderPage,
      writeAdminPage: () => '',
    },
    fetchInternally: async () => ({ status: 404, body: null }),
    publicUrl: 'https://safarnama.example',
    secret: 'secret',
    readPreviewEntry: async () => null,
  });

it('logs a page that cannot be rendered once, without the search terms', async () => {
  const { logger, lines } = openTestLogger();
  const pages = buildPages(() => Promise.reject(new Error('A defect')));
  const response = await fetchFrom(pages, '/search?q=Asha+Naik', logger);
  expect(response.status).toBe(500);
  expect(lines.filter(({ err }) => err)).toMatchObject([{ msg: 'request failed', path: '/search' }]);
  expect(JSON.stringify(lines)).not.toContain('Asha');
});

it('says when to request a page again that has no data yet', async () => {
  const pages = buildPages(async () => ({ status: 503, html: 'Out of order' }));
  const cache = responseCacheMiddleware(createResponseCache(), () => []);
  const response = await fetchFrom(compose([cache, pages]), '/destination', openTestLogger().logger);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
});

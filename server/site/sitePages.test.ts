import { expect, it } from 'vitest';
import { fetchFrom } from '../testing/fetchFrom.ts';
import { openTestLogger } from '../testing/openTestLogger.ts';
import { sitePages } from './sitePages.ts';

it('logs a page that cannot be rendered once, without the search terms', async () => {
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
  const response = await fetchFrom(pages, '/search?q=Asha+Naik', logger);
  expect(response.status).toBe(500);
  expect(lines.filter(({ err }) => err)).toMatchObject([{ msg: 'request failed', path: '/search' }]);
  expect(JSON.stringify(lines)).not.toContain('Asha');
});

import { expect, it } from 'vitest';
import { render } from './entry-server.tsx';

/** Renders a page while the API responds to `known` only. */
const renderDuringOutage = (path: string, known?: string) =>
  render(path, {
    origin: 'https://safarnama.example',
    respond: async (call) =>
      call === known
        ? { status: 200, body: { success: true, data: { story: [], reasons: [], values: [] } } }
        : { status: 503, body: { success: false, error: 'The service is busy.' } },
    getPageStyles: () => '',
  });

it.each([
  ...['/', '/about', '/destination', '/itinerary/Goa', '/blog', '/blog-details/1', '/blog/tag/goa'],
  ...['/travel-news', '/wedding', '/wedding/goa', '/trips', '/tour-details?trip=3', '/visa', '/terms'],
])('%s without its data is unavailable, and not indexed', async (path) => {
  const { status, head } = await renderDuringOutage(path);
  expect(status).toBe(503);
  expect(head).toContain('<meta name="robots" content="noindex"');
});

it.each([
  ['/booking', undefined],
  ['/contact', undefined],
  ['/about', '/api/content/about'],
])('%s is there when only its parts are missing', async (path, known) => {
  const { status } = await renderDuringOutage(path, known);
  expect(status).toBe(200);
});

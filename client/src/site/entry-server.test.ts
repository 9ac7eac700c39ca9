import { expect, it } from 'vitest';
import { render } from './entry-server.tsx';

const options = { origin: 'https://safarnama.example', getPageStyles: () => '' };

/** Renders a page while the API responds to `known` only. */
const renderDuringOutage = (path: string, known?: string) =>
  render(path, {
    ...options,
    respond: async (call) =>
      call === known
        ? { status: 200, body: { success: true, data: { story: [], reasons: [], values: [] } } }
        : { status: 503, body: { success: false, error: 'The service is busy.' } },
  });

it.each([
  ...['/', '/about', '/destination', '/itinerary/Goa', '/blog', '/blog-details/1', '/blog/tag/goa'],
  ...['/travel-news', '/wedding', '/wedding/goa', '/trips', '/tour-details?trip=3', '/visa', '/terms'],
])('%s without its data is unavailable, and not indexed', async (path) => {
  const { status, head } = await renderDuringOutage(path);
  expect(status).toBe(503);
  expect(head).toContain('<meta name="robots" content="noindex"');
});

it('has no empty links and names while the settings are unknown', async () => {
  const { html } = await renderDuringOutage('/about');
  expect(html).not.toMatch(/href="(mailto:|tel:)?"/);
  expect(html).not.toContain('", home"');
  expect(html).not.toContain('©');
});

it.each([
  ['/wedding', true],
  ['/booking', false],
  ['/wedding/goa', false],
])('the state of %s has the descriptions of all packages: %s', async (path, hasDescriptions) => {
  const destinations = Array.from({ length: 30 }, (_, place) => ({
    ...{ id: place, slug: `package-${place}`, title: `Package ${place}`, location: 'Goa', gallery: [] },
    ...{
      description: `By the sea ${place}`,
      price: 1,
      capacity: 1,
      badge: '',
      display_in_destinations: true,
    },
    ...{ amenities: [], inclusions: [], programme: [], questions: [] },
  }));
  const [destination] = destinations;
  const { state } = await render(path, {
    ...options,
    respond: async (call) =>
      call.startsWith('/api/wedding/destinations')
        ? { status: 200, body: { success: true, destinations, destination } }
        : { status: 503, body: { success: false, error: 'The service is busy.' } },
  });
  expect(state).toContain('Package 29');
  expect(state.includes('By the sea 29')).toBe(hasDescriptions);
});

it.each([
  ['/booking', undefined],
  ['/contact', undefined],
  ['/about', '/api/content/about'],
])('%s is there when only its parts are missing', async (path, known) => {
  const { status } = await renderDuringOutage(path, known);
  expect(status).toBe(200);
});

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { useProduct } from './support/product.ts';

type ServerEntry = typeof import('../client/src/site/entry-server.tsx');
type Options = Parameters<ServerEntry['render']>[1];

const paths = [
  ...['/', '/about', '/contact', '/destination', '/destination?page=2', '/destination?category=Beach'],
  ...[
    '/itinerary/Goa',
    '/itinerary/Kerala',
    '/itinerary/Nowhere',
    '/booking',
    '/booking?for=wedding',
    '/tour',
  ],
  ...['/tour-details', '/wedding', '/destination-wedding', '/trips', '/trips?shown=6', '/day-trips'],
  ...[
    '/blog',
    '/blog?page=2',
    '/blog?limit=6',
    '/blog?page=2&limit=6',
    '/blog-details/19',
    '/blog-details/0',
  ],
  ...['/travel-news', '/travel-news?page=2', '/news-details/1', '/news-details/19', '/news-details/20'],
  ...['/privacy', '/terms', '/visa', '/insurance', '/nowhere'],
];

describe('a page of kept parts', () => {
  const product = useProduct({}, { demo: true, worker: false });

  it('is what React makes of it in one piece, whatever was shown before', async () => {
    const entry: ServerEntry = await import(pathToFileURL(resolve('dist/ssr/entry-server.js')).href);
    /** Another agency, and other names of all that pages show: no part that names neither may survive that. */
    const changed = (body: object) =>
      JSON.parse(
        JSON.stringify(body, (key, value) =>
          /^(agency_name|phone_primary|title|name|excerpt|note|price_per_person)$/.test(key)
            ? `Other ${value}`
            : value,
        ),
      );
    const answering = (change: (body: object) => object): Options => ({
      origin: product.origin,
      async answer(path) {
        const answer = await fetch(product.origin + path);
        return { status: answer.status, body: change((await answer.json()) as object) };
      },
    });
    for (const options of [answering((body) => body), answering(changed)]) {
      for (const path of [...paths, ...[...paths].reverse()]) {
        const whole = entry.renderTree(await entry.prepare(path, options));
        expect(whole, path).toContain('<footer');
        const { html } = await entry.render(path, options);
        // Not by its text: what differs would be told in all its length.
        expect(html === whole, path).toBe(true);
      }
    }
  });
});

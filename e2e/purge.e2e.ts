import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../server/testing/eventually.ts';
import { visibleText } from './support/html.ts';
import { useProduct } from './support/product.ts';
import { type StaffApi, staffApi } from './support/staffApi.ts';

describe('a change in the back office, on the cached public pages', () => {
  const product = useProduct({}, { demo: true, worker: false });
  let staff: StaffApi;
  let second: string;
  beforeAll(async () => {
    staff = await staffApi(product);
    second = (await product.startApi({ PUBLIC_URL: product.origin })).origin;
  });

  type Seen = { status: number; text: string };
  const read = async (origin: string, path: string): Promise<Seen> => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const body = await response.text();
    return { status: response.status, text: path.includes('.xml') ? body : visibleText(body) };
  };

  /**
   * Makes both processes cache the pages, makes the change, and checks them: at once on the process that made it, and
   * on the other as soon as the notification has reached it.
   */
  async function changing(
    paths: string[],
    change: () => Promise<unknown>,
    look: (seen: Seen, path: string) => void,
  ) {
    for (const path of paths) {
      await read(product.origin, path);
      await read(second, path);
    }
    await change();
    for (const path of paths) look(await read(product.origin, path), path);
    for (const path of paths) await eventually(async () => look(await read(second, path), path));
  }

  const shows = (words: string) => (seen: Seen, path: string) => {
    expect(seen.status, path).toBe(200);
    expect(seen.text, path).toContain(words);
  };
  const hides = (words: string) => (seen: Seen, path: string) => {
    expect(seen.status, path).toBe(200);
    expect(seen.text, path).not.toContain(words);
  };
  const isGone = (seen: Seen, path: string) => expect(seen.status, path).toBe(404);

  it('shows an edited, hidden and deleted destination', async () => {
    const goa = (await staff('GET', '/destinations/by-name/Goa')).destination;
    await changing(
      ['/', '/destination', '/itinerary/Goa'],
      () => staff('PUT', `/destinations/${goa.id}`, { ...goa, starting_price: 12345 }),
      shows('₹12,345'),
    );
    const toggle = () => staff('POST', '/destinations/toggle-active', { id: goa.id });
    await changing(['/itinerary/Goa'], toggle, isGone);
    expect((await read(product.origin, '/destination')).text).toContain('Showing 12 of 12 destinations');
    expect((await read(product.origin, '/sitemap.xml')).text).not.toContain('/itinerary/Goa');
    await changing(['/itinerary/Goa'], toggle, shows('₹12,345'));
    await changing(['/itinerary/Goa'], () => staff('DELETE', `/destinations/${goa.id}`), isGone);
    expect((await read(second, '/destination')).text).toContain('Showing 12 of 12 destinations');
  });

  it.each([
    { kind: 'blog', list: '/blog', page: '/blog-details', feed: '/feed/blog.xml', answered: 'post' },
    { kind: 'news', list: '/travel-news', page: '/news-details', feed: '/feed/news.xml', answered: 'news' },
  ])('shows a $kind article that is published, edited, withdrawn and deleted', async (area) => {
    const draft = {
      title: 'Fireflies at Purushwadi',
      excerpt: 'For three weeks before the rains the trees are lit.',
      content: '<h2 id="when">When to go</h2><p>Late May and early June.</p>',
      categories: ['Travel'],
      featured_image: '/pictures/blog/trek.svg',
      published: false,
    };
    const made = (await staff('POST', `/${area.kind}`, draft))[area.answered];
    const path = `${area.page}/${made.id}`;
    const save = (change: object) => () => staff('PUT', `/${area.kind}/${made.id}`, { ...draft, ...change });
    await changing([path], save({ excerpt: draft.excerpt }), isGone);
    const everywhere = ['/', area.list, path, area.feed];
    await changing(everywhere, save({ published: true }), shows('Fireflies at Purushwadi'));
    expect((await read(second, '/sitemap.xml')).text).toContain(path);
    const renamed = { published: true, title: 'Fireflies in the Sahyadris' };
    await changing(everywhere, save(renamed), shows('Fireflies in the Sahyadris'));
    await changing(['/', area.list, area.feed, '/sitemap.xml'], save({ published: false }), (seen, at) =>
      hides(at === '/sitemap.xml' ? path : 'Sahyadris')(seen, at),
    );
    await changing([path], save(renamed), shows('Late May and early June.'));
    await changing([path], () => staff('DELETE', `/${area.kind}/${made.id}`), isGone);
    hides(path)(await read(second, '/sitemap.xml'), '/sitemap.xml');
  });

  it('shows changed weddings, chief executive’s messages and business facts', async () => {
    const wedding = await product
      .db('wedding_destinations')
      .where('title', 'like', 'Lake Palace%')
      .first('id');
    const change = (fields: object) => () => staff('PUT', `/wedding/destinations/${wedding.id}`, fields);
    await changing(
      ['/wedding'],
      change({ title: 'Wedding on Lake Pichola' }),
      shows('Wedding on Lake Pichola'),
    );
    const page = '/wedding/wedding-on-lake-pichola';
    await changing([page], change({ price: 3_456_789 }), shows('₹34,56,789'));
    expect((await read(second, '/sitemap.xml')).text).toContain(page);
    await changing(['/', '/wedding'], change({ is_active: false }), hides('Wedding on Lake Pichola'));
    isGone(await read(second, page), page);
    hides(page)(await read(second, '/sitemap.xml'), '/sitemap.xml');
    await changing([page], change({ is_active: true }), shows('₹34,56,789'));
    await changing([page], change({ is_active: false }), isGone);

    const message = (await staff('POST', '/ceo/create', { message: 'The boats are back on the Mandovi.' }))
      .data;
    await changing(
      ['/'],
      () => staff('POST', '/ceo/activate', { id: message.id }),
      shows('The boats are back on the Mandovi.'),
    );

    const facebook = 'https://facebook.example/konkan';
    const facts = { agency_name: 'Konkan Trails', phone_primary: '+91 98000 77777', facebook_url: facebook };
    await changing(
      ['/', '/contact', '/blog', '/nowhere-at-all'],
      () => staff('PUT', '/settings', facts),
      (seen) => {
        expect(seen.text).toContain('Konkan Trails');
        expect(seen.text).toContain('+91 98000 77777');
      },
    );
    expect(await (await fetch(`${product.origin}/contact`)).text()).toContain(`href="${facebook}"`);
  });
});

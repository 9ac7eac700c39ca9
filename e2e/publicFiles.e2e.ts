import { beforeAll, describe, expect, it } from 'vitest';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { getHead } from './support/html.ts';
import { useProduct } from './support/product.ts';
import { type DemoEntries, demoEntries, publicPages } from './support/publicPages.ts';
import { staffApi } from './support/staffApi.ts';

describe('files next to the public pages', () => {
  const product = useProduct({}, { demo: true, worker: false });
  let entries: DemoEntries;
  beforeAll(async () => {
    entries = await demoEntries(product.db);
    const staff = await staffApi(product);
    const hide = async (table: string, found: object) =>
      Number((await product.db(table).where(found).first('id')).id);
    await staff('POST', '/destinations/toggle-active', { id: await hide('destinations', { name: 'Bali' }) });
    const cliff = await hide('wedding_destinations', { title: 'Cliffside Wedding in Bali' });
    await staff('PUT', `/wedding/destinations/${cliff}`, { is_active: false });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(product.origin + path, { headers, redirect: 'manual' });
  const text = async (path: string) => (await get(path)).text();
  const locations = async () =>
    [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

  it('include a sitemap of every published entry, under its canonical address', async () => {
    const addresses = await locations();
    expect(new Set(addresses).size).toBe(addresses.length);
    const itineraries = addresses.filter((address) => address.includes('/itinerary/'));
    expect(itineraries).toHaveLength(12);
    expect(addresses.filter((address) => address.includes('/blog-details/'))).toHaveLength(18);
    expect(addresses.filter((address) => address.includes('/news-details/'))).toHaveLength(15);
    const listed = publicPages(entries).filter(({ noindex }) => !noindex);
    const own = new Set(listed.map(({ canonical }) => product.origin + canonical));
    const withoutQuery = [...own].filter((address) => !address.includes('?'));
    expect(addresses).toEqual(expect.arrayContaining(withoutQuery));
    for (const address of addresses) {
      const response = await fetch(address, { redirect: 'manual' });
      expect
        .soft([response.status, getHead(await response.text()).canonical], address)
        .toEqual([200, [address]]);
    }
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${product.origin}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin');
  });

  it('include a share picture of each page, for GET and HEAD', async () => {
    const shared = '/share/pictures/destinations/goa.jpg';
    const head = await fetch(product.origin + shared, { method: 'HEAD' });
    const picture = await get(shared);
    for (const { status, headers } of [head, picture])
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect([...Buffer.from(await picture.arrayBuffer()).subarray(0, 3)], 'a JPEG').toEqual([
      0xff, 0xd8, 0xff,
    ]);
  });

  it('do not include an address with two slashes, nor a topic that no article can have', async () => {
    expect((await get('//blog')).status).toBe(404);
    expect((await get(`/blog/tag/${'x'.repeat(61)}`)).status).toBe(404);
    expect((await get('/travel-news/category/%20')).status).toBe(404);
    expect((await get('//')).status).toBe(200);
  });

  it('include an icon where browsers look for it without reading a page', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon']);
    const whole = Buffer.from(await icon.arrayBuffer());
    expect([...whole.subarray(0, 4)], 'an icon file').toEqual([0, 0, 1, 0]);

    const phoneIcon = await get('/apple-touch-icon.png');
    expect([phoneIcon.status, phoneIcon.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it.skipIf(!browserIsHere)('are well-formed XML, and feeds with every published article', async () => {
    for (const [path, kind, count] of [
      ['/feed/blog.xml', 'blog', 18],
      ['/feed/news.xml', 'news', 15],
      ['/sitemap.xml', 'urlset', 0],
    ] as const) {
      const response = await get(path);
      expect(response.headers.get('content-type'), path).toMatch(/xml/);
      const page = await browser.open();
      const items = await page.evaluate(
        (xml) => {
          const tree = new DOMParser().parseFromString(xml, 'application/xml');
          if (tree.querySelector('parsererror')) throw new Error(tree.documentElement.textContent ?? '');
          const part = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
          return [...tree.querySelectorAll('item')].map((item) => ({
            title: part(item, 'title'),
            link: part(item, 'link'),
            guid: part(item, 'guid'),
            date: part(item, 'pubDate'),
            description: part(item, 'description'),
          }));
        },
        await response.text(),
      );
      expect(items, path).toHaveLength(count);
      for (const { title, link, guid, date, description } of items) {
        expect(link).toMatch(new RegExp(`^${product.origin}/${kind}-details/\\d+$`));
        expect(guid).toBe(link);
        expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
        expect(title.length * description.length).toBeGreaterThan(0);
      }
      const times = items.map(({ date }) => Date.parse(date));
      expect(times, 'newest first').toEqual([...times].sort((a, b) => b - a));
    }
  });
  const browser = useBrowser();

  it('never contain a draft or an inactive entry', async () => {
    const { blog, news, blogDraft, newsDraft } = entries;
    const drafts = await product
      .db('posts')
      .where({ published: false })
      .select('id', 'kind', 'title', 'slug');
    expect(drafts).toHaveLength(3);
    const secrets = [...drafts.map(({ title }) => String(title)), 'Cliffside Wedding in Bali', 'Uluwatu'];
    const lists = [
      ...publicPages(entries).map(({ path }) => path),
      ...['/blog?limit=18', '/travel-news?limit=18', '/destination?page=2', '/destination?page=3'],
      ...['/destination?search=Bali', '/feed/blog.xml', '/feed/news.xml', '/sitemap.xml'],
      ...['/api/blog/all?limit=100', '/api/blog?search=a&limit=100', '/api/blog/preview?count=20'],
      ...['/api/blog/featured?limit=50', `/api/blog/related?post_id=${blog.id}&limit=20`],
      ...['/api/news/all?limit=100', '/api/news?limit=100', '/api/news/priority?priority=medium&limit=50'],
      ...[`/api/news/related?post_id=${news.id}&limit=20`, '/api/destinations', '/api/wedding/destinations'],
      ...[
        '/api/destinations?is_active=0',
        '/api/destinations/search?q=Bali',
        '/api/destinations/featured?limit=50',
      ],
    ];
    for (const path of lists) {
      const response = await text(path);
      for (const secret of secrets) expect.soft(response.includes(secret), `${path}: ${secret}`).toBe(false);
      expect.soft(/\/itinerary\/Bali\b/.test(response), path).toBe(false);
    }
    const bali = await product.db('destinations').where({ name: 'Bali' }).first('id');
    for (const path of [
      `/blog-details/${blogDraft.id}`,
      `/news-details/${newsDraft.id}`,
      '/itinerary/Bali',
      '/itinerary/bali',
      `/api/blog/${blogDraft.id}`,
      `/api/news/${newsDraft.id}`,
      ...drafts.map(({ kind, slug }) => `/api/${kind}/slug/${slug}`),
      `/api/destinations/${bali.id}`,
      `/api/destinations/download-brochure/${bali.id}`,
    ]) {
      const response = await get(path);
      expect.soft(response.status, path).toBe(404);
      const body = await response.text();
      for (const secret of secrets) expect.soft(body.includes(secret), path).toBe(false);
    }
    const body = async (path: string) => JSON.parse(await text(path)).data;
    expect(await body('/api/destinations/statistics')).toMatchObject({ total: 12, active: 12 });
    expect(await body('/api/blog/count')).toMatchObject({ count: 18 });
    expect(await body('/api/news/statistics')).toMatchObject({ total: 15, published: 15, draft: 0 });
  });
});

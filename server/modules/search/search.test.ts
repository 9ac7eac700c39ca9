import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import type { SearchResponse } from './contract.ts';

describe('the search of the site', () => {
  const test = useApi();
  const search = async (words: string) => {
    const { status, body } = await test.api.get(`/api/search?q=${encodeURIComponent(words)}`);
    expect(status).toBe(200);
    return body.data as SearchResponse['data'];
  };
  const titles = async (words: string) => (await search(words)).results.map(({ title }) => title);

  const create = async (path: string, body: object) =>
    expect(await (await test.as('admin')).post(path, { body })).toMatchObject({ status: 201 });
  const post = {
    categories: ['Travel'],
    excerpt: 'A week on a houseboat.',
    content: '<p>Slow water.</p>',
    author: 'Asha Naik',
    featured_image: '/uploads/images/boat.jpg',
  };

  beforeAll(async () => {
    const journey = {
      type: 'domestic',
      description: 'Houseboats and tea hills.',
      image: '/uploads/images/hills.jpg',
      image_details: { focal_x: 20, focal_y: 80 },
      starting_price: 24000,
    };
    await create('/api/destinations/create', {
      ...journey,
      name: 'Kerala Backwaters',
      highlights: ['Sunrise on Anamudi'],
      itineraries: [
        {
          day: 1,
          title: 'Up to Munnar',
          description: 'Lunch among\ncardamom bushes.',
          activities: ['Kalaripayattu lesson'],
          highlights: ["A planter's bungalow"],
        },
      ],
      hotels: [{ city: 'Alappuzha', hotel: 'Lake House' }],
    });
    await create('/api/destinations/create', { ...journey, name: 'Ladakh' });
    await create('/api/destinations/create', { ...journey, name: 'Kerala hidden', is_active: false });
    const wedding = {
      title: 'Vows on the backwaters',
      description: 'Two days at Château Indochine, on the lake.',
      location: 'Kumarakom, Kerala',
      price: 900_000,
      capacity: 120,
      gallery: [{ image: '/uploads/images/lake.jpg', alt: 'A lake', focal_x: 30, focal_y: 70 }],
    };
    await create('/api/wedding/destinations', wedding);
    await create('/api/wedding/destinations', { ...wedding, title: 'Hidden vows', is_active: false });
    await create('/api/blog', { ...post, title: 'Monsoon in Kerala', published: true });
    await create('/api/blog', { ...post, title: 'Kerala, a draft', published: false });
    await create('/api/news', { ...post, title: 'Kerala opens a new road', published: true });
  });

  it('finds journeys, wedding packages, posts and news, each with its page', async () => {
    const { results, is_similar } = await search('kerala');
    expect(is_similar).toBe(false);
    expect(results.map(({ kind, title }) => [kind, title])).toEqual([
      ['journey', 'Kerala Backwaters'],
      ['wedding', 'Vows on the backwaters'],
      ['blog', 'Monsoon in Kerala'],
      ['news', 'Kerala opens a new road'],
    ]);
    for (const { path } of results)
      expect(path).toMatch(/^\/(itinerary|wedding|blog-details|news-details)\/./);
    expect(results[0]?.path).toBe('/itinerary/Kerala%20Backwaters');
  });

  it('has the focal point of each picture', async () => {
    const { results } = await search('kerala');
    expect(results.map(({ image, focal_x, focal_y }) => [image, focal_x, focal_y])).toEqual([
      ['/uploads/images/hills.jpg', 20, 80],
      ['/uploads/images/lake.jpg', 30, 70],
      ['/uploads/images/boat.jpg', 50, 50],
      ['/uploads/images/boat.jpg', 50, 50],
    ]);
  });

  it('needs every word, in any order', async () => {
    expect(await titles('Houseboats kerala')).toEqual(['Kerala Backwaters']);
    expect(await titles('houseboat  week')).toEqual(['Monsoon in Kerala', 'Kerala opens a new road']);
  });

  it.each([
    ['kerla', 'Kerala Backwaters'],
    ['ladhak', 'Ladakh'],
    ['munar', 'Kerala Backwaters'],
    ['monson in kerela', 'Monsoon in Kerala'],
  ])('tolerates the typing error in "%s"', async (typed, expected) => {
    const { results, is_similar } = await search(typed);
    expect(is_similar).toBe(true);
    expect(results.map(({ title }) => title)).toContain(expected);
  });

  it.each(['Anamudi', 'Munnar', 'Alappuzha'])('finds a journey by %s, where it leads', async (place) => {
    expect(await search(place)).toMatchObject({
      results: [{ title: 'Kerala Backwaters' }],
      is_similar: false,
    });
  });

  it.each(['cardamom', 'kalaripayattu', 'bungalow backwaters'])(
    'finds a journey by %s in its days',
    async (words) => {
      expect(await search(words)).toMatchObject({
        results: [{ title: 'Kerala Backwaters' }],
        is_similar: false,
      });
    },
  );

  it('finds articles by their content, after those that have the word in title or summary', async () => {
    const other = { ...post, excerpt: 'Masks and drums.', published: true };
    await create('/api/blog', { ...other, title: 'Theyyam at dawn' });
    for (const kind of ['blog', 'news'])
      await create(`/api/${kind}`, {
        ...other,
        title: `North Malabar, ${kind}`,
        content: '<p>We saw a <strong>theyyam</strong>&nbsp;dancer.</p>',
      });
    await create('/api/blog', { ...other, title: 'A draft', content: '<p>Theyyam</p>', published: false });
    expect(await titles('theyyam')).toEqual([
      'Theyyam at dawn',
      'North Malabar, blog',
      'North Malabar, news',
    ]);
    expect(await titles('malabar dancer')).toEqual(['North Malabar, blog', 'North Malabar, news']);
    expect(await titles('strong')).toEqual([]);
    expect(await titles('nbsp')).toEqual([]);
  });

  it.each(['chateau', 'Château', 'CHÂTEAU', 'chateau indochine'])('ignores accents: %s', async (words) => {
    expect(await search(words)).toMatchObject({
      results: [{ title: 'Vows on the backwaters' }],
      is_similar: false,
    });
  });

  it('finds the beginning of the longest content', async () => {
    // Each word takes 12 bytes: without a limit, they would not fit into the 1 MB of a tsvector.
    const letters = Array.from({ length: 42 }, (_, n) => String.fromCodePoint(0x20000 + n));
    const words = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)));
    const content = `<p>orchid ${words.join(' ').slice(0, 499_000)}</p>`;
    await create('/api/blog', { ...post, title: 'Every word', content, published: true });
    expect(await titles('orchid')).toEqual(['Every word']);
  });

  it('is not computed for the statistics of Postgres', async () => {
    await test.db.raw('analyze posts, destinations, wedding_destinations');
    const analyzed = await test.db('pg_stats').whereLike('tablename', '%\\_searched%').pluck('tablename');
    expect(analyzed).toEqual([]);
  });

  it('finds nothing when no word is similar', async () => {
    expect(await search('zzzz qqqq')).toEqual({ results: [], is_similar: false });
  });

  it('treats characters of SQL patterns literally', async () => {
    expect(await titles('%%')).toEqual([]);
    expect(await titles('__')).toEqual([]);
  });

  it.each(['≮≯', '\u0301\u0301', '\u037e\u037e', '©®', 'kerala &|!<->:*'])(
    'accepts signs that look like operators: %s',
    async (words) => expect(await search(words)).toHaveProperty('results'),
  );

  it('names the field of a search that is too short or too long', async () => {
    for (const words of ['', 'a', 'x'.repeat(81)]) {
      const { status, body } = await test.api.get(`/api/search?q=${words}`);
      expect([status, body.errors?.[0]?.field]).toEqual([422, 'q']);
    }
  });
});

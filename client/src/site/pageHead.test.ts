import { expect, it } from 'vitest';
import { createStore } from '../lib/store/store.ts';
import { headHtml } from './pageHead.ts';
import { head as blogHead } from './pages/BlogListPage.tsx';
import { head as destinationsHead, loader } from './pages/DestinationsPage.tsx';
import { head as homeHead } from './pages/HomePage.tsx';
import { head as itineraryHead, loader as itineraryLoader } from './pages/ItineraryPage.tsx';
import { head as newsHead } from './pages/NewsListPage.tsx';
import { head as newsTopicHead, loader as newsTopicLoader } from './pages/NewsTopicPage.tsx';

it.each([
  ['blog', blogHead, '/blog', 'Blog', '/feed/blog.xml'],
  ['news', newsHead, '/travel-news', 'Travel news', '/feed/news.xml'],
])('the list of %s names its feed and its canonical address', (_kind, head, path, title, feed) => {
  const html = headHtml(head(createStore(), {}, new URLSearchParams('utm=1')), 'https://safarnama.example');
  expect(html).toContain(
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="https://safarnama.example${feed}"`,
  );
  expect(html).toContain(`<link rel="canonical" href="https://safarnama.example${path}"`);
});

it.each([
  ['page=999', 'Popular Destinations, page 2', { canonicalPath: '/destination?page=2', noindex: false }],
  [
    'type=domestic&page=999&utm_source=mail',
    'Destinations in India, page 2',
    { canonicalPath: '/destination?type=domestic&page=2', noindex: true },
  ],
])('the list of destinations at ?%s has the title %s and the head %o', async (query, title, address) => {
  const body = { success: true, destinations: [], pagination: { page: 2 } };
  const store = createStore(undefined, { respond: async () => ({ status: 200, body }) });
  const parameters = new URLSearchParams(query);
  await Promise.all(loader?.(store, {}, parameters) ?? []);
  expect(destinationsHead(store, {}, parameters)).toMatchObject({ title, ...address });
});

it.each([
  ['travel', { title: 'Travel, Travel News', canonicalPath: '/travel-news/category/Travel' }],
  ['3', { status: 404 }],
])(
  'the page of the category %s, under which the API finds Travel, has the head %o',
  async (name, expected) => {
    const body = { success: true, posts: [{ categories: ['Rules', 'Travel'] }], pagination: { total: 1 } };
    const store = createStore(undefined, { respond: async () => ({ status: 200, body }) });
    const params = { topic: 'category', name };
    const query = new URLSearchParams();
    await Promise.all(newsTopicLoader(store, params, query));
    expect(newsTopicHead(store, params, query)).toMatchObject(expected);
  },
);

it('describes a destination without a description of its own, like its page, and names its focal point', async () => {
  const image_details = { focal_x: 50, focal_y: 10 };
  const pictures = { image: '/a.jpg', image_details, gallery: [] };
  const destination = { name: 'Hampi', description: '', ...pictures, itineraries: [] };
  const body = { success: true, destination: { ...destination, available_dates: [] } };
  const store = createStore(undefined, { respond: async () => ({ status: 200, body }) });
  const params = { destinationName: 'Hampi' };
  await Promise.all(itineraryLoader?.(store, params, new URLSearchParams()) ?? []);
  const { description, focus, jsonLd } = itineraryHead(store, params, new URLSearchParams());
  expect(focus).toEqual(image_details);
  expect(description).toMatch(/^We plan journeys to Hampi .*…$/);
  expect(jsonLd?.[1]).toMatchObject({ description: expect.stringMatching(/^We plan journeys to Hampi /) });
});

it('writes absolute addresses into structured data, and texts unchanged', () => {
  const text = '/ Five of five, we would go again';
  const html = headHtml(
    {
      title: 'Goa',
      description: '',
      canonicalPath: '/itinerary/Goa',
      jsonLd: [{ url: '/itinerary/Goa', review: [{ reviewBody: text }] }],
    },
    'https://safarnama.example',
  );
  expect(html).toContain(
    `{"url":"https://safarnama.example/itinerary/Goa","review":[{"reviewBody":"${text}"}]}`,
  );
});

it.each([
  [{ focal_x: 50, focal_y: 12.4 }, '/share/50-10/uploads/images/a.jpg'],
  [{ focal_x: 54, focal_y: 46 }, '/share/uploads/images/a.jpg'],
  [undefined, '/share/uploads/images/a.jpg'],
])('names a preview that is cropped around the focal point %o', (focus, path) => {
  const head = { title: 'Goa', description: '', canonicalPath: '/itinerary/Goa' };
  const html = headHtml({ ...head, image: '/uploads/images/a.png', focus }, 'https://safarnama.example');
  expect(html).toContain(`<meta property="og:image" content="https://safarnama.example${path}">`);
});

it('writes absolute addresses of pictures whose paths were stored without a slash', () => {
  const image = 'uploads/images/a.jpg';
  const jsonLd = [
    { image: [image, '/pictures/b.svg', 'https://elsewhere.example/c.jpg'], author: { image } },
  ];
  const html = headHtml(
    { title: 'Goa', description: '', canonicalPath: '/itinerary/Goa', jsonLd },
    'https://safarnama.example',
  );
  const address = `https://safarnama.example/${image}`;
  const gallery = [address, 'https://safarnama.example/pictures/b.svg', 'https://elsewhere.example/c.jpg'];
  expect(html).toContain(JSON.stringify({ image: gallery, author: { image: address } }));
});

it('writes what previews read before structured data, which may be long', () => {
  const head = { title: 'Goa', description: '', canonicalPath: '/itinerary/Goa', jsonLd: [{ name: 'Goa' }] };
  const html = headHtml(head, 'https://safarnama.example');
  const [start = ''] = html.split('application/ld+json');
  for (const name of ['og:title', 'og:description', 'og:image', 'twitter:card'])
    expect(start).toContain(`="${name}"`);
});

it('leaves unknown facts of the agency out of its structured data', () => {
  const [facts] = homeHead(createStore(), {}, new URLSearchParams()).jsonLd ?? [];
  const written = JSON.parse(JSON.stringify(facts));
  for (const name of ['telephone', 'email']) expect(written).not.toHaveProperty(name);
});

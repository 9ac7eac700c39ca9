import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { announceEvents } from '../server/platform/db/announceEvents.ts';
import { decoded, getHead, visibleText } from './support/html.ts';
import { useProduct } from './support/product.ts';
import { type DemoEntries, demoEntries, missingPages, publicPages } from './support/publicPages.ts';

describe('the public pages, as crawlers and chats fetch them', () => {
  const publicUrl = 'https://journeys.example';
  const product = useProduct({ PUBLIC_URL: publicUrl }, { demo: true, worker: false });
  let entries: DemoEntries;
  beforeAll(async () => {
    entries = await demoEntries(product.db);
    // Before it is first read, because no event announces it.
    await product
      .db('destinations')
      .where({ name: 'Kashmir' })
      .update({
        starting_price: 27999,
        original_price: 27998,
        discount: '11% Off',
        available_dates: JSON.stringify([
          { date: '2099-03-01', seats: 0 },
          { date: '2098-02-01', seats: 4 },
          { date: '2020-01-01', seats: 5 },
        ]),
      });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(product.origin + path, { headers, redirect: 'manual' });

  it('respond with their content, one h1 that names the page, and a complete head', async () => {
    const titles = new Map<string, string>();
    for (const { path, canonical, shows, types, noindex } of publicPages(entries)) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect.soft(visibleText(html), path).toContain(shows);
      expect.soft(html.match(/<h1\b[^>]*/g), path).toEqual([expect.stringContaining('id="page-title"')]);
      const head = getHead(html);
      expect.soft(head.title, path).toContain('Safarnama Travels');
      expect.soft(head.meta['description']?.length, path).toBeGreaterThan(40);
      expect.soft(head.canonical, path).toEqual([publicUrl + canonical]);
      expect.soft(head.meta['robots'], path).toBe(noindex ? 'noindex' : undefined);
      expect.soft(head.meta, path).toMatchObject({
        'og:title': head.title,
        'og:description': head.meta['description'],
        'og:url': publicUrl + canonical,
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect.soft(head.meta['og:image'], path).toMatch(/^https:\/\/journeys\.example\/share\/.+\.jpg$/);
      expect.soft(head.jsonLd.map((facts) => facts['@type']).sort(), path).toEqual([...types].sort());
      if (noindex) continue;
      const before = titles.get(head.title);
      expect.soft(before ?? canonical, `${path} has a title of its own`).toBe(canonical);
      titles.set(head.title, canonical);
    }
  });

  it('have pictures that chats can show', async () => {
    const { blog, news } = entries;
    const paths = ['/', '/itinerary/Goa', '/tour-details?trip=1', '/wedding', '/about'];
    for (const path of [...paths, `/blog-details/${blog.id}`, `/news-details/${news.id}`]) {
      const { meta } = getHead(await (await get(path)).text());
      const image = await get(new URL(meta['og:image'] ?? '').pathname);
      expect(image.status, path).toBe(200);
      expect(image.headers.get('content-type'), path).toBe('image/jpeg');
      const bytes = Buffer.from(await image.arrayBuffer());
      expect(bytes.length, path).toBeLessThanOrEqual(300 * 1024);
      expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  });

  it('preview a shared wishlist by its journeys', async () => {
    const { id } = await product.db('destinations').where({ slug: 'goa' }).first('id');
    const path = `/shortlist?ids=destination-${id},trip-4`;
    const { meta } = getHead(await (await get(`${path}&utm_source=whatsapp`)).text());
    expect(meta).toMatchObject({
      'og:title': 'Wishlist: Goa, Dudhsagar Falls by Forest Jeep | Safarnama Travels',
      'og:url': publicUrl + path,
    });
    const cover = getHead(await (await get('/itinerary/Goa')).text()).meta['og:image'];
    expect(meta['og:image']).toBe(cover);
  });

  it('describe the agency, a journey with its price in rupees, and articles', async () => {
    const fetchFacts = async (path: string, type: string) =>
      getHead(await (await get(path)).text()).jsonLd.find((facts) => facts['@type'] === type);
    expect(await fetchFacts('/', 'TravelAgency')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Safarnama Travels',
      url: `${publicUrl}/`,
      logo: expect.stringContaining(publicUrl),
    });
    const [first] = await product.db('team_members').where({ is_active: true }).orderBy('position');
    expect(await fetchFacts('/about', 'TravelAgency')).toMatchObject({
      employee: expect.arrayContaining([
        {
          '@type': 'Person',
          name: first.name,
          jobTitle: first.role,
          image: publicUrl + first.portrait,
          knowsLanguage: first.languages,
        },
      ]),
    });
    const goa = await product.db('destinations').where({ name: 'Goa' }).first();
    expect(await fetchFacts('/itinerary/Goa', 'TouristTrip')).toMatchObject({
      name: 'Goa',
      description: goa.description,
      url: `${publicUrl}/itinerary/Goa`,
      itinerary: { length: goa.itineraries.length },
      offers: { '@type': 'Offer', price: Number(goa.starting_price), priceCurrency: 'INR' },
    });
    expect(await fetchFacts('/tour-details', 'TouristTrip')).toMatchObject({
      offers: { price: 245, priceCurrency: 'USD' },
    });
    const { blog, news } = entries;
    expect(await fetchFacts(`/blog-details/${blog.id}`, 'BlogPosting')).toMatchObject({
      headline: blog.title,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      author: { '@type': 'Person' },
      image: expect.stringContaining(publicUrl),
    });
    expect(await fetchFacts(`/news-details/${news.id}`, 'NewsArticle')).toMatchObject({
      headline: news.title,
    });
    const crumbs = await fetchFacts('/itinerary/Goa', 'BreadcrumbList');
    expect(crumbs?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Home', item: `${publicUrl}/` },
      { position: 2, name: 'Destinations', item: `${publicUrl}/destination` },
      { position: 3, name: 'Goa', item: `${publicUrl}/itinerary/Goa` },
    ]);
  });

  it('name the lowest price of all active journeys, featured or not', async () => {
    const cheapest = await product
      .db('destinations')
      .where({ is_active: true })
      .orderBy('starting_price')
      .first('starting_price', 'featured');
    expect(cheapest).toEqual({ starting_price: 14999, featured: false });
    expect(visibleText(await (await get('/')).text())).toContain('Journeys from ₹14,999 per person');
  });

  it('offer future departures, and show which are full', async () => {
    const html = decoded(await (await get('/itinerary/Kashmir')).text());
    const text = visibleText(html);
    expect(text).toContain(
      '1 February 2098 to 6 February 2098 Few seats left 4 seats ₹27,999 per person Enquire for this date ' +
        '1 March 2099 to 6 March 2099 Full ₹27,999 per person',
    );
    expect(text).not.toContain('2020');
    expect(html).toContain(
      'href="/booking?for=destination&info=Kashmir&travel_type=Destination+Package&date=2098-02-01"',
    );
    expect(html).not.toContain('date=2099');
    const [trip] = getHead(html).jsonLd.filter((facts) => facts['@type'] === 'TouristTrip');
    const offer = { '@type': 'Offer', price: 27999, priceCurrency: 'INR' };
    expect(trip?.['subTrip']).toMatchObject([
      {
        departureTime: '2098-02-01',
        arrivalTime: '2098-02-06',
        offers: { ...offer, availability: 'https://schema.org/LimitedAvailability' },
      },
      { departureTime: '2099-03-01', offers: { ...offer, availability: 'https://schema.org/SoldOut' } },
    ]);
  });

  it('show a discount only next to the higher price that it is counted from', async () => {
    for (const path of ['/itinerary/Kashmir', '/destination?search=Kashmir']) {
      const text = visibleText(await (await get(path)).text());
      expect(text, path).toContain('₹27,999');
      expect(text, path).not.toContain('11% Off');
      expect(text, path).not.toContain('₹27,998');
    }
    expect(visibleText(await (await get('/itinerary/Goa')).text())).toContain('20% Off');
  });

  it.each([
    ['/blog?page=99', '/blog?page=2'],
    ['/blog?page=99&limit=6', '/blog?page=3&limit=6'],
    ['/travel-news?page=99', '/travel-news?page=2'],
  ])('show that %s does not exist, and link to %s', async (path, last) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const html = decoded(await response.text());
    expect(visibleText(html)).toContain('This page does not exist');
    expect(visibleText(html)).not.toMatch(/yet/);
    expect(html).toMatch(new RegExp(`href="${last.replace(/[?]/g, '\\$&')}"[^>]*>Go to the last page`));
  });

  it('show uploaded photographs in the size and format that suit the screen', async () => {
    const photo = '/uploads/images/0b6f6c1e-2f0b-4c8e-9d53-0a4b6e2d7f11';
    await product
      .db('destinations')
      .where({ name: 'Kerala' })
      .update({ image: `${photo}.jpg` });
    await product
      .db('wedding_destinations')
      .where('title', 'like', 'Lake Palace%')
      .update({ images: JSON.stringify([`${photo}.jpg`]) });
    const { blog, news } = entries;
    await product
      .db('posts')
      .whereIn('id', [blog.id, news.id])
      .update({ featured_image: `${photo}.jpg` });
    // Bypasses the commands, so the API is notified here.
    announceEvents(product.db, ['destination', 'wedding', 'post']);
    await expect.poll(async () => (await get('/itinerary/Kerala')).text()).toContain(`${photo}.jpg`);
    const articles = ['/blog', `/blog-details/${blog.id}`, '/travel-news', `/news-details/${news.id}`];
    for (const path of ['/', '/destination', '/itinerary/Kerala', '/wedding', ...articles]) {
      const html = await (await get(path)).text();
      const picture = /<picture>(?:(?!<\/picture>).)*0b6f6c1e(?:(?!<\/picture>).)*<\/picture>/.exec(
        html,
      )?.[0];
      for (const format of ['avif', 'webp']) {
        const copies = [480, 960, 1600].map((width) => `${photo}-${width}.${format} ${width}w`).join(', ');
        // The banner of an itinerary is as wide as the window.
        const sizes = path.startsWith('/itinerary') ? '100vw"' : '(max-width';
        expect.soft(picture, path).toContain(`type="image/${format}" srcSet="${copies}" sizes="${sizes}`);
      }
      expect.soft(picture, path).toContain(`src="${photo}.jpg"`);
    }
  });

  it('lead from a wedding to the form with its name', async () => {
    const html = decoded(await (await get('/wedding')).text());
    const bookingLink = (info: string, travel_type: string) =>
      `href="/booking?${new URLSearchParams({ for: 'wedding', info, travel_type })}"`;
    const udaipur = 'Lake Palace Wedding in Udaipur';
    expect(html).toContain(bookingLink(udaipur, 'Featured Wedding Package'));
    expect(html).toContain(bookingLink('Hill Wedding in Mussoorie', 'Wedding Package'));
    for (const path of ['/wedding?guests=250', '/wedding/udaipur-lake']) {
      expect(decoded(await (await get(path)).text()), path).toContain(
        bookingLink(udaipur, 'Wedding Package'),
      );
    }
    expect(html).toMatch(/href="tel:\+?\d{10,}"[^>]*>(?:(?!<\/a>).)*Call Now/);
  });

  it('respond with 404 and a helpful page to unknown addresses', async () => {
    for (const path of missingPages) {
      const response = await get(path);
      expect.soft(response.status, path).toBe(404);
      const html = await response.text();
      expect.soft(html.match(/<h1\b[^>]*/g), path).toEqual([expect.stringContaining('id="page-title"')]);
      const { meta } = getHead(html);
      expect.soft(meta['robots'], path).toBe('noindex');
      expect.soft(meta['description']?.length, path).toBeGreaterThan(20);
      const main = html.match(/<main[\s\S]*<\/main>/)?.[0];
      expect.soft(main, path).toMatch(/<a [^>]*href="\/(destination|wedding|blog|travel-news|trips|)"/);
    }
    const api = await get('/api/nowhere');
    expect([api.status, await api.json()]).toMatchObject([404, { error: 'Resource not found.' }]);
  });

  it('have one address each: names and slugs lead there, former ones by a redirect', async () => {
    const fetchCanonical = async (path: string) => {
      const response = await get(path);
      return [response.status, ...getHead(await response.text()).canonical];
    };
    await product.db('destinations').where({ name: 'Andaman Islands' }).update({ slug: 'port-blair' });
    const islands = [200, `${publicUrl}/itinerary/Andaman%20Islands`];
    for (const name of ['andaman%20islands', 'Andaman', 'port-blair'])
      expect(await fetchCanonical(`/itinerary/${name}`), name).toEqual(islands);
    expect((await get('/itinerary/_____')).status, 'no wildcards').toBe(404);

    const goa = await product.db('destinations').where({ name: 'Goa' }).first('id');
    for (const slug of ['konkan-coast', 'islands', 'गोवा'])
      await product.db('old_slugs').insert({ kind: 'destination', slug, entity_id: goa.id });
    for (const [former, search] of [
      ['konkan-coast', ''],
      ['Islands', ''],
      [encodeURIComponent('गोवा'), ''],
      ['Konkan%20Coast', ''],
      ['konkan-coast', '?adults=4&utm_source=wa'],
    ]) {
      const moved = await get(`/itinerary/${former}${search}`);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `/itinerary/Goa${search}`]);
    }

    const lake = await product.db('wedding_destinations').where({ slug: 'udaipur-lake' }).first('id');
    await product.db('old_slugs').insert({ kind: 'wedding', slug: 'lake-palace', entity_id: lake.id });
    const renamed = await get('/wedding/lake-palace');
    expect([renamed.status, renamed.headers.get('location')]).toEqual([301, '/wedding/udaipur-lake']);
    expect(await fetchCanonical('/wedding/Udaipur-Lake')).toEqual([200, `${publicUrl}/wedding/udaipur-lake`]);
  });
});

describe('the public pages of an agency without content', () => {
  const product = useProduct({}, { worker: false });

  it.each([
    ['/', 'No featured wedding destinations available at the moment.'],
    ['/', 'What we set out to do'],
    ['/', 'No travel news yet.'],
    ['/', 'No blog posts yet.'],
    ['/destination', 'No destinations found'],
    ['/wedding', 'No Wedding Destinations Available'],
    ['/blog', 'No blog posts here yet'],
    ['/travel-news', 'No travel news yet'],
  ])('show on %s: %s', async (path, text) => {
    const response = await fetch(product.origin + path);
    expect(response.status).toBe(200);
    expect(visibleText(await response.text())).toContain(text);
  });
});

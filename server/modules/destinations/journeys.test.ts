import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { filterJourneys, readJourneyIndex } from './journeyIndex.ts';

const journeys = [
  { name: 'Ladakh', duration: '8 Days - 7 Nights', best_time_to_visit: 'June to September', price: 45_000 },
  { name: 'Goa', duration: '', best_time_to_visit: 'November to February', price: 15_000 },
  { name: 'Bali', duration: '4 days', best_time_to_visit: 'April to October', price: 60_000 },
];
const facts: Record<string, object> = {
  Ladakh: { themes: ['mountains', 'adventure'], group_types: ['small-group'] },
  Goa: { themes: ['beach', 'beach'], group_types: ['private', 'couples'] },
  Bali: {
    themes: ['beach'],
    group_types: [],
    type: 'international',
    highlights: ['Kecak at sunset'],
    itineraries: [{ day: 1, title: 'Ubud', description: 'A café among rice fields.' }],
  },
};

describe('the filtered list of journeys', () => {
  const test = useApi();
  const read = async (query: string) => {
    const { status, body } = await test.api.get(`/api/destinations/journeys?${query}`);
    expect(status, query).toBe(200);
    return body as {
      destinations: { id: number; name: string }[];
      total: number;
      all: number;
      counts: Record<string, Record<string, number>>;
      pagination: { page: number; total_pages: number };
    };
  };
  const names = async (query: string) => (await read(query)).destinations.map(({ name }) => name);

  beforeAll(async () => {
    const admin = await test.as('admin');
    for (const [place, { price, ...journey }] of journeys.entries()) {
      const body = {
        ...journey,
        ...facts[journey.name],
        sort_order: place,
        starting_price: price,
        image: '/a.jpg',
      };
      expect((await admin.post('/api/destinations/create', { body })).status).toBe(201);
    }
    const hidden = { name: 'Hidden', starting_price: 1, image: '/a.jpg', is_active: false };
    await admin.post('/api/destinations/create', { body: hidden });
  });

  it.each([
    ['', ['Ladakh', 'Goa', 'Bali']],
    ['type=domestic', ['Ladakh', 'Goa']],
    ['type=all&month=july', ['Ladakh', 'Bali']],
    ['month=july&type=international', ['Bali']],
    ['days=5-6', ['Goa']],
    ['days=7-365&budget=', ['Ladakh']],
    ['budget=60000', ['Ladakh', 'Goa', 'Bali']],
    ['budget=40000', ['Goa']],
    ['theme=beach', ['Goa', 'Bali']],
    ['theme=beach&group=couples', ['Goa']],
    ['group=solo', []],
    ['search=KECAK', ['Bali']],
    ['search=rice', ['Bali']],
    ['search=cafe', ['Bali']],
    ['search=goa&theme=mountains', []],
    ['search=%25', []],
    ['search=hidden', []],
    ['sort=name', ['Bali', 'Goa', 'Ladakh']],
    ['sort=price&order=desc', ['Bali', 'Ladakh', 'Goa']],
    ['order=desc', ['Bali', 'Goa', 'Ladakh']],
  ])('finds with "%s"', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('has the focal point of each picture', async () => {
    const admin = await test.as('admin');
    const [goa] = (await read('search=goa')).destinations;
    const image_details = { alt: '', credit: '', focal_x: 20, focal_y: 80 };
    await admin.put(`/api/destinations/${goa?.id}`, { body: { image_details } });
    expect((await read('search=goa')).destinations).toMatchObject([{ image: '/a.jpg', image_details }]);
  });

  it('counts what each option leaves together with the other filters', async () => {
    const { counts, total, all } = await read('theme=beach&month=july');
    expect({ total, all }).toEqual({ total: 1, all: 3 });
    expect(counts.type).toEqual({ '': 1, international: 1, domestic: 0 });
    expect(counts.theme).toMatchObject({ '': 2, beach: 1, mountains: 1, adventure: 1, city: 0 });
    expect(counts.month).toMatchObject({ '': 2, january: 1, june: 1, july: 1, november: 1 });
    expect(counts.days).toEqual({ '': 1, '1-4': 1, '5-6': 0, '7-365': 0 });
    expect(counts.budget).toEqual({ '': 1, 20000: 0, 40000: 0, 60000: 1, 100000: 1 });
    expect(counts.group).toMatchObject({ '': 1, private: 0 });
  });

  it('cuts pages, and shows the last one past the end', async () => {
    const first = await read('limit=2');
    expect(first.pagination).toMatchObject({ page: 1, total_pages: 2 });
    const last = await read('limit=2&page=9');
    expect(last.pagination).toMatchObject({ page: 2, total_pages: 2 });
    expect(last.destinations.map(({ name }) => name)).toEqual(['Bali']);
  });

  it('shows a change at once', async () => {
    const admin = await test.as('admin');
    const [goa] = (await read('search=goa')).destinations;
    const save = (body: object) => admin.put(`/api/destinations/${goa?.id}`, { body });
    expect((await save({ themes: ['wellness', 'beach'] })).status).toBe(200);
    expect(await names('theme=wellness')).toEqual(['Goa']);
    await save({ themes: ['beach'] });
    expect(await names('theme=wellness')).toEqual([]);
  });

  it('names unknown parameters and fields', async () => {
    const { status, body } = await test.api.get('/api/destinations/journeys?theme=sea&month=13&days=2');
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'month', message: expect.stringMatching(/^Must be one of january, february/) },
      { field: 'days', message: 'Must be one of 1-4, 5-6, 7-365' },
      { field: 'theme', message: expect.stringMatching(/^Must be one of beach, mountains/) },
    ]);
    const admin = await test.as('admin');
    const journey = { name: 'X', starting_price: 1, image: '/a.jpg', themes: ['sea'] };
    const refused = await admin.post('/api/destinations/create', { body: journey });
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0].field).toBe('themes.0');
  });

  it('pages and counts more journeys than a word of bits holds', async () => {
    await test.db.raw(
      `insert into destinations (slug, name, type, image, trip_count, starting_price, description, highlights,
         difficulty, featured, is_active, sort_order, itineraries, inclusions, exclusions, hotels, available_dates,
         payment_policies, cancellation_policies, created_at, updated_at, themes)
       select 'many-' || n, 'Many ' || n, 'domestic', '/a.jpg', 0, n, '', '[]', 'Easy', false, true, 100 + n,
         '[]', '[]', '[]', '[]', '[]', '[]', '[]', now(), now(),
         case when n % 2 = 0 then array['city'] else '{}'::text[] end
       from generate_series(1, 100) n`,
    );
    const index = await readJourneyIndex(test.db);
    const filter = { theme: 'city', sort: 'price', order: 'desc' } as const;
    const found = filterJourneys(index, filter, null, { page: 2, limit: 24 });
    expect(found).toMatchObject({ total: 50, page: 2, counts: { theme: { '': 103, city: 50 } } });
    const shown = await test.db('destinations').whereIn('id', found.ids).pluck('starting_price');
    expect(shown.sort((one: number, other: number) => other - one)).toEqual(
      Array.from({ length: 24 }, (_, place) => 52 - 2 * place),
    );
  });
});

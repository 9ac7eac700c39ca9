import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';

const form = (facts: Record<string, unknown> = {}) => ({
  name: 'Munnar Hills',
  starting_price: '18999',
  image: '/uploads/images/munnar.jpg',
  highlights: [' Tea gardens ', '', 'Tea gardens'],
  itineraries: [{ day: 1, title: 'Arrival', activities: ['Walk'] }],
  available_dates: [{ date: '2027-01-10', seats: 12 }],
  ...facts,
});

describe('destinations', () => {
  const test = useApi();
  const create = async (facts: Record<string, unknown> = {}) => {
    const admin = await test.as('admin');
    const { body } = await admin.post('/api/destinations/create', { body: form(facts) });
    return body.destination as { id: number; slug: string; updated_at: string };
  };
  const listTypes = async (id: number) =>
    (await listEvents(test.db, 'destination', id)).map(({ type }) => type);

  it('creates one with its defaults and lists, and shows it to visitors', async () => {
    const admin = await test.as('admin');
    const response = await admin.post('/api/destinations/create', { body: form() });
    expect(response).toMatchObject({
      status: 201,
      body: {
        destination: {
          slug: 'munnar-hills',
          type: 'domestic',
          difficulty: 'Easy',
          is_active: true,
          active: true,
          featured: false,
          starting_price: 18999,
          highlights: ['Tea gardens'],
          hotels: [],
          itineraries: [{ day: 1, title: 'Arrival', activities: ['Walk'], meals: [] }],
        },
      },
    });
    const { id } = response.body.destination;
    expect(await test.db('destinations').where({ id }).first()).toMatchObject({ name: 'Munnar Hills' });
    expect(await listEvents(test.db, 'destination', id)).toMatchObject([
      {
        type: 'destination.created',
        data: { slug: 'munnar-hills', active: true },
        actor: { id: admin.userId },
      },
    ]);
    const seen = await test.api.get('/api/destinations/slug/munnar-hills');
    expect(seen.body.destination.id).toBe(id);
    expect(seen.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const again = await test.api.get('/api/destinations/slug/munnar-hills', {
      headers: { 'If-None-Match': String(seen.headers.get('ETag')) },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  it('derives seats left and the state of departures, and treats departures of earlier releases as open', async () => {
    const admin = await test.as('admin');
    const departure = { date: '2098-01-01', seats: '12', end_date: '', price: '₹ 21,500' };
    const { id } = await create({
      name: 'Wayanad',
      available_dates: [
        departure,
        { ...departure, date: '2098-01-02', seats_taken: 8 },
        { ...departure, date: '2098-01-03', seats_taken: 8, guaranteed: true },
        { ...departure, date: '2098-01-04', seats_taken: 12, guaranteed: true, end_date: '2098-01-09' },
      ],
    });
    const read = async () =>
      (await test.api.get(`/api/destinations/${id}`)).body.destination.available_dates as object[];
    expect(await read()).toEqual([
      {
        date: '2098-01-01',
        end_date: null,
        price: 21500,
        guaranteed: false,
        seats: 12,
        seats_taken: 0,
        seats_left: 12,
        state: 'open',
      },
      expect.objectContaining({ seats_left: 4, state: 'few_left' }),
      expect.objectContaining({ seats_left: 4, state: 'guaranteed' }),
      expect.objectContaining({ seats_left: 0, state: 'full', end_date: '2098-01-09' }),
    ]);
    const saved = await admin.put(`/api/destinations/${id}`, { body: { available_dates: [departure] } });
    expect(saved.status).toBe(200);
    expect((await listEvents(test.db, 'destination', id)).at(-1)).toMatchObject({
      type: 'destination.revised',
      data: { changed: ['available_dates'] },
    });
    const stored = JSON.stringify([{ date: '2098-01-01', seats: 9 }]);
    await test.db('destinations').where({ id }).update({ available_dates: stored });
    expect((await admin.get(`/api/destinations/${id}`)).body.destination.available_dates).toMatchObject([
      { seats_taken: 0, seats_left: 9, state: 'open', price: null, end_date: null },
    ]);
  });

  it('names the field of a departure that contradicts itself or another one', async () => {
    const admin = await test.as('admin');
    const available_dates = [
      { date: '2098-01-05', seats: 2, seats_taken: 3 },
      { date: '2098-01-06', end_date: '2098-01-05' },
      { date: '2098-01-05', seats: 2 },
    ];
    const response = await admin.post('/api/destinations/create', { body: form({ available_dates }) });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual([
      { field: 'available_dates.0.seats_taken', message: 'Seats taken must not exceed the seats' },
      { field: 'available_dates.1.end_date', message: 'End date must not be before the start date' },
      { field: 'available_dates.2.date', message: 'Each date may be listed only once' },
    ]);
  });

  it('names the missing fields', async () => {
    const admin = await test.as('admin');
    const response = await admin.post('/api/destinations/create', { body: {} });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'image', message: 'Please upload an image for the destination' },
      { field: 'starting_price', message: 'Starting price is required' },
    ]);
  });

  it('hides inactive ones from visitors everywhere', async () => {
    const { id, slug } = await create({ name: 'Hidden Valley', featured: true });
    const admin = await test.as('admin');
    const off = await admin.post('/api/destinations/toggle-active', { body: { id } });
    expect(off.body.destination).toMatchObject({ active: false, is_active: false });
    await admin.post('/api/destinations/toggle-active', { body: { id, to: false } });
    expect(await listTypes(id)).toEqual(['destination.created', 'destination.deactivated']);
    const paths = [`${id}`, `slug/${slug}`, 'by-name/Hidden%20Valley', `download-brochure/${id}`];
    for (const path of paths) {
      expect(await test.api.get(`/api/destinations/${path}`), path).toMatchObject({
        status: 404,
        body: { error: 'Destination not found' },
      });
    }
    const lists = ['?search=hidden', '?is_active=0', 'featured', 'search?q=hidden', 'type?type=domestic'];
    for (const list of lists) {
      expect((await test.api.get(`/api/destinations/${list}`)).text, list).not.toContain('Hidden Valley');
    }
    const visitor = await test.as('visitor');
    expect((await visitor.get(`/api/destinations/${id}`)).status).toBe(200);
    expect((await visitor.get('/api/destinations?is_active=0')).body.destinations).toMatchObject([{ id }]);
    expect((await visitor.get(`/api/destinations/${id}`)).headers.get('Cache-Control')).toBe(
      'private, no-store',
    );
  });

  it('signs a link to the preview of an inactive one for staff', async () => {
    const admin = await test.as('admin');
    const { id, slug } = await create({ name: 'Not Yet Open', is_active: false });
    expect((await test.api.post(`/api/destinations/${id}/preview-link`)).status).toBe(401);
    const { status, body } = await admin.post(`/api/destinations/${id}/preview-link`);
    expect(status).toBe(200);
    expect(body.url).toMatch(new RegExp(`^/itinerary/${slug}\\?expires=\\d+&signature=[\\w-]+$`));
    expect((await admin.post('/api/destinations/999999/preview-link')).status).toBe(404);
  });

  it('gives a renamed one a new slug, and finds it by the old one and by its former name', async () => {
    const { id } = await create({ name: 'Coorg & Beyond!' });
    const admin = await test.as('admin');
    const renamed = await admin.put(`/api/destinations/${id}`, { body: { name: 'Coorg' } });
    expect(renamed.body.destination.slug).toBe('coorg');
    const former = await test.api.get('/api/destinations/slug/coorg-beyond');
    expect(former.body.destination).toMatchObject({ id, slug: 'coorg' });
    const byFormerName = await test.api.get('/api/destinations/by-name/Coorg%20%26%20Beyond!');
    expect(byFormerName.body.destination).toMatchObject({ id });
    expect((await create({ name: 'Coorg' })).slug).toBe('coorg-2');
    expect((await create({ name: 'Coorg Beyond' })).slug).toBe('coorg-beyond-2');
    expect((await create({ name: 'गोवा' })).slug).toBe('destination');
    expect((await listEvents(test.db, 'destination', id)).at(-1)).toMatchObject({
      type: 'destination.revised',
      data: { changed: ['name'], formerSlug: 'coorg-beyond', slug: 'coorg' },
    });
  });

  it('finds by name: exact, then partial, then slug, and takes wildcards literally', async () => {
    const partial = await create({ name: 'Old Goa Churches' });
    const exact = await create({ name: 'old goa' });
    const byName = async (name: string) =>
      (await test.api.get(`/api/destinations/by-name/${encodeURIComponent(name)}`)).body.destination?.id;
    expect(await byName('OLD GOA')).toBe(exact.id);
    const curly = await create({ name: 'King’s Valley' });
    expect(await byName("king's")).toBe(curly.id);
    expect(await byName('’')).toBe(curly.id);
    expect(await byName("'s old")).toBeUndefined();
    expect(await byName('goa chur')).toBe(partial.id);
    const first = await create({ name: 'New Goa Churches', sort_order: -1 });
    expect(await byName('goa chur'), 'the first of the recommended').toBe(first.id);
    expect(await byName('old-goa-churches')).toBe(partial.id);
    const discounted = await create({ name: 'Goa at 50% off' });
    expect(await byName('50％ off'), 'a wide sign counts as the usual one').toBe(discounted.id);
    const unescaped = [
      'old%churches',
      'old％churches',
      '﹪oa',
      'old＿goa c',
      '＿',
      '＼',
      '﹨',
      '∖',
      '\u0301',
    ];
    for (const name of unescaped) expect(await byName(name), name).toBeUndefined();
    expect(await byName(' Old Goa\t')).toBe(exact.id);
    expect(await byName(' goa chur ')).toBe(first.id);
    expect(await byName(' ')).toBeUndefined();
    for (const search of ['100%', '5％f', '＿', '\u0301', 'goa \u0301']) {
      const path = `/api/destinations?search=${encodeURIComponent(search)}`;
      expect((await test.api.get(path)).body.destinations, search).toEqual([]);
    }
    expect((await test.api.get('/api/destinations?search=churches+new')).body.destinations).toMatchObject([
      { id: first.id },
    ]);
  });

  it('filters by what is asked, with both ends of a range of prices', async () => {
    const { id } = await create({ name: 'Hampta Pass', starting_price: 77000, difficulty: 'Hard' });
    const ids = async (query: string) =>
      ((await test.api.get(`/api/destinations?${query}`)).body.destinations as { id: number }[]).map(
        (one) => one.id,
      );
    expect(await ids('difficulty=Hard')).toEqual([id]);
    expect(await ids('min_price=77000&max_price=77000')).toEqual([id]);
    expect(await ids('min_price=77001')).toEqual([]);
    expect(await ids('min_price=70000&max_price=76999')).toEqual([]);
  });

  it('returns a page only on request, and an empty one past the end', async () => {
    await create({ name: 'One more' });
    const whole = await test.api.get('/api/destinations');
    expect(whole.body.pagination).toBeUndefined();
    expect(whole.body.destinations).toHaveLength(whole.body.total);
    const page = await test.api.get('/api/destinations?limit=1&page=2&sort=price&order=desc');
    expect(page.body.destinations).toHaveLength(1);
    expect(page.body.pagination).toMatchObject({
      page: 2,
      current_page: 2,
      limit: 1,
      per_page: 1,
      has_prev: true,
    });
    expect((await test.api.get('/api/destinations?page=900')).body.destinations).toEqual([]);
    expect((await test.api.get('/api/destinations?limit=5000')).body.pagination.limit).toBe(100);
  });

  it('rejects a save that was made from an older version', async () => {
    const { id, updated_at } = await create({ name: 'Stale' });
    const admin = await test.as('admin');
    const save = (body: object) => admin.put(`/api/destinations/${id}`, { body });
    expect((await save({ discount: '10% Off', updated_at })).status).toBe(200);
    expect(await save({ discount: '20% Off', updated_at })).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { id, discount: '10% Off' } },
    });
  });

  it('toggles, sorts and deletes, each as an event', async () => {
    const { id } = await create({ name: 'Short life' });
    const admin = await test.as('admin');
    expect((await admin.post('/api/destinations/toggle-featured', { body: { id } })).status).toBe(200);
    await admin.post('/api/destinations/toggle-featured', { body: { id } });
    const sorted = await admin.post('/api/destinations/update-sort', { body: { id, sort_order: -5 } });
    expect(sorted.body.destination.sort_order).toBe(-5);
    expect((await admin.delete(`/api/destinations/${id}`)).status).toBe(200);
    expect((await admin.delete(`/api/destinations/${id}`)).status).toBe(404);
    expect(await listTypes(id)).toEqual([
      'destination.created',
      'destination.featured',
      'destination.unfeatured',
      'destination.revised',
      'destination.deleted',
    ]);
    expect((await admin.post('/api/destinations/toggle-active', { body: { id: 'x' } })).status).toBe(422);
    expect((await admin.get('/api/destinations/abc')).status).toBe(400);
  });

  it('counts what the caller may see', async () => {
    const visible = (await test.api.get('/api/destinations/statistics')).body.data;
    const visitor = await test.as('visitor');
    const all = (await visitor.get('/api/destinations/statistics')).body.data;
    expect(visible.total).toBe(visible.active);
    expect(all.total).toBeGreaterThan(visible.total);
    expect(all.domestic + all.international).toBe(all.total);
  });

  const blank = { credit: '', focal_x: 50, focal_y: 50 };

  it('is on the map with both coordinates, and days of earlier releases have no travel time', async () => {
    const admin = await test.as('admin');
    const { id } = await create({
      name: 'Hampi',
      latitude: '15.33',
      longitude: 76.46,
      itineraries: [{ day: 1, travel_time: '3 hours by car' }],
    });
    const change = (body: object) => admin.put(`/api/destinations/${id}`, { body });
    const read = async () => (await test.api.get(`/api/destinations/${id}`)).body.destination;
    expect(await read()).toMatchObject({
      latitude: 15.33,
      longitude: 76.46,
      itineraries: [{ day: 1, travel_time: '3 hours by car' }],
    });
    const { places } = (await test.api.get('/api/destinations/journeys?search=Hampi')).body;
    expect(places).toEqual([{ name: 'Hampi', latitude: 15.33, longitude: 76.46 }]);

    expect(await change({ latitude: 91, longitude: 0 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'latitude' }] },
    });
    expect(await change({ latitude: '', longitude: 76 })).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'longitude', message: 'Please enter both latitude and longitude, or neither' }],
      },
    });
    expect((await change({ latitude: '', longitude: '' })).status).toBe(200);
    expect(await read()).toMatchObject({ latitude: null, longitude: null });

    const texts = { title: 'Arrival', description: '', accommodation: '' };
    const stored = JSON.stringify([{ day: 1, ...texts, activities: [], meals: [], highlights: [] }]);
    await test.db('destinations').where({ id }).update({ itineraries: stored });
    const { destination } = (await admin.get(`/api/destinations/${id}`)).body;
    expect(destination.itineraries).toMatchObject([{ day: 1, travel_time: '', picture: null }]);
  });

  it('has described pictures of itself, its days and its hotels', async () => {
    const picture = { image: '/uploads/images/tea.jpg', alt: 'Tea gardens', ...blank };
    const described = {
      image_details: { ...blank, alt: 'Green hills', focal_y: 30 },
      gallery: [picture],
      itineraries: [{ day: 1, title: 'Arrival', picture }, { day: 2 }],
      hotels: [{ hotel: 'Tea House', picture }, { hotel: 'Hill House' }],
    };
    const { id } = await create(described);
    const { body } = await test.api.get(`/api/destinations/${id}`);
    expect(body.destination).toMatchObject({
      image_details: described.image_details,
      gallery: [picture],
      itineraries: [
        { day: 1, picture },
        { day: 2, picture: null },
      ],
      hotels: [{ picture }, { picture: null }],
    });
    await test
      .db('destinations')
      .where({ id })
      .update({ hotels: JSON.stringify([{ city: '', hotel: 'Old', nights: 1 }]) });
    const admin = await test.as('admin');
    const wrong = [
      { ...picture, alt: '' },
      { ...picture, focal_x: 101 },
    ];
    const refused = await admin.put(`/api/destinations/${id}`, { body: { gallery: wrong } });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'gallery.0.alt', message: 'Please describe what the picture shows' },
          { field: 'gallery.1.focal_x', message: 'Focal point across must be at most 100' },
        ],
      },
    });
    const saved = await admin.put(`/api/destinations/${id}`, { body: { gallery: [] } });
    expect(saved.body.destination).toMatchObject({ gallery: [], hotels: [{ hotel: 'Old', picture: null }] });
  });

  it('is deactivated by either name of its flag, in an entry that is sent back whole', async () => {
    const admin = await test.as('admin');
    const { id } = await create({ name: 'Seasonal Valley' });
    const wrong = await admin.put(`/api/destinations/${id}`, { body: { active: 'maybe' } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'active' }] } });
    for (const change of [{ active: false }, { is_active: true }, { active: false, is_active: false }]) {
      const { destination } = (await admin.get(`/api/destinations/${id}`)).body;
      const saved = await admin.put(`/api/destinations/${id}`, { body: { ...destination, ...change } });
      expect(saved).toMatchObject({ status: 200, body: { destination: change } });
    }
    expect(await listTypes(id)).toEqual([
      'destination.created',
      'destination.deactivated',
      'destination.activated',
      'destination.deactivated',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';

describe('reviews', () => {
  const test = useApi();
  const path = '/api/reviews';

  async function createDestination(name: string): Promise<number> {
    const admin = await test.as('admin');
    const body = { name, starting_price: 1, image: '/a.jpg', itineraries: [{ day: 1 }] };
    return (await admin.post('/api/destinations/create', { body })).body.destination.id;
  }

  async function create(journey: string, facts: Record<string, unknown> = {}) {
    const employee = await test.as('employee');
    const body = {
      guest_name: 'Asha Rao',
      name_consent: true,
      travel_month: '2026-03',
      journey,
      rating: 5,
      text: 'Five slow days.',
      state: 'published',
      ...facts,
    };
    return employee.post(path, { body });
  }

  const readPublic = async (query: string) => (await test.api.get(`${path}?${query}`)).body;

  it('shows visitors only the published ones, and counts only them', async () => {
    const journey = `destination:${await createDestination('Munnar')}`;
    await create(journey, { travel_month: '2026-01', rating: 4, guest_email: 'asha@example.com' });
    await create(journey, { name_consent: false });
    await create(journey, { state: 'pending', rating: 1 });
    await create(journey, { state: 'rejected', rating: 1 });
    const shown = await readPublic('destination=munnar');
    expect(shown.summary).toEqual({ count: 2, average: 4.5 });
    expect(shown.reviews).toMatchObject([
      { guest_name: null, travel_month: '2026-03', journey_name: 'Munnar', rating: 5 },
      { guest_name: 'Asha Rao', travel_month: '2026-01', rating: 4, reply: null },
    ]);
    expect(JSON.stringify(shown)).not.toContain('asha@example.com');
    expect((await readPublic('limit=1')).reviews).toHaveLength(1);
    const none = { reviews: [], summary: { count: 0, average: null } };
    expect(await readPublic('destination=Atlantis')).toMatchObject(none);
    expect(await readPublic('wedding=munnar')).toMatchObject(none);
  });

  it('are found by the page of a wedding package', async () => {
    const admin = await test.as('admin');
    const body = {
      title: 'Lake vows',
      location: 'Udaipur',
      description: 'At the lake.',
      price: 1,
      capacity: 1,
    };
    const { id, slug } = (await admin.post('/api/wedding/destinations', { body })).body.destination;
    await create(`wedding:${id}`);
    expect((await readPublic(`wedding=${slug}`)).reviews).toMatchObject([{ journey_name: 'Lake vows' }]);
  });

  it('are published, rejected and unpublished, with an event each, and leave the cached response', async () => {
    const journey = `destination:${await createDestination('Coorg')}`;
    const { id, updated_at } = (await create(journey, { state: 'pending' })).body.review;
    const isShown = async () => (await readPublic('destination=coorg')).reviews.length === 1;
    expect(await isShown()).toBe(false);
    const employee = await test.as('employee');
    const to = (body: object) => employee.put(`${path}/${id}`, { body });
    expect((await to({ state: 'published', updated_at })).status).toBe(200);
    expect(await isShown()).toBe(true);
    expect(await to({ state: 'rejected', updated_at })).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { id, state: 'published' } },
    });
    await to({ state: 'pending' });
    expect(await isShown()).toBe(false);
    await to({ state: 'rejected', reply: 'Thank you.' });
    await to({ state: 'rejected' });
    expect((await (await test.as('admin')).delete(`${path}/${id}`)).status).toBe(200);
    expect((await employee.get(`${path}/${id}`)).status).toBe(404);
    const events = await listEvents(test.db, 'review', id);
    expect(events.map(({ type }) => type)).toEqual([
      'review.created',
      'review.published',
      'review.withdrawn',
      'review.revised',
      'review.rejected',
      'review.deleted',
    ]);
    expect(JSON.stringify(events), 'no event identifies the guest').not.toMatch(/Asha|slow days|Thank you/);
  });

  it('name each invalid field', async () => {
    const employee = await test.as('employee');
    const wrong = await employee.post(path, {
      body: {
        guest_name: ' ',
        guest_email: 'asha',
        travel_month: '2026-13',
        journey: 'x',
        rating: 0,
        text: '',
      },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual([
      { field: 'guest_name', message: 'Name of the guest is required' },
      { field: 'guest_email', message: 'Please enter a valid email address' },
      { field: 'travel_month', message: 'Month of travel must be a month, such as 2026-03' },
      { field: 'journey', message: 'Please choose the journey' },
      { field: 'rating', message: 'Please choose one to five stars' },
      { field: 'text', message: 'Review is required' },
    ]);
    const month = (travel_month: string) =>
      create('destination:999999', { travel_month }).then(({ body }) => body.errors);
    // typed with two digits for the year
    expect(await month('0026-03')).toEqual([
      { field: 'travel_month', message: 'Month of travel must be a month, such as 2026-03' },
    ]);
    expect(await month('2199-01')).toEqual([
      { field: 'travel_month', message: 'Month of travel is still to come' },
    ]);
    expect(await create('destination:999999')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'journey', message: 'Please choose the journey' }] },
    });
  });

  it('are listed for staff by state, stars and words', async () => {
    const journey = `destination:${await createDestination('Hampi')}`;
    await create(journey, { guest_name: 'Vikram Shetty', rating: 3, state: 'pending' });
    const employee = await test.as('employee');
    const names = async (query: string) =>
      (await employee.get(`${path}/all?${query}`)).body.reviews.map(
        (review: { guest_name: string }) => review.guest_name,
      );
    expect(await names('search=hampi&state=pending')).toEqual(['Vikram Shetty']);
    expect(await names('search=SHETTY&rating=3')).toEqual(['Vikram Shetty']);
    expect(await names('search=shetty&state=published')).toEqual([]);
    expect((await employee.get(`${path}/journeys`)).body.journeys).toContainEqual({
      value: journey,
      label: 'Hampi',
    });
  });

  it('can be about every journey of an agency that has many', async () => {
    await test.db.raw(
      `insert into destinations (slug, name, type, image, trip_count, starting_price, description, highlights,
         difficulty, featured, is_active, sort_order, itineraries, inclusions, exclusions, hotels, available_dates,
         payment_policies, cancellation_policies, created_at, updated_at)
       select 'trek-' || n, 'Trek ' || n, 'domestic', '/a.jpg', 0, n, '', '[]', 'Easy', false, true, n,
         '[]', '[]', '[]', '[]', '[]', '[]', '[]', now(), now()
       from generate_series(1001, 2001) n`,
    );
    const { journeys } = (await (await test.as('employee')).get(`${path}/journeys`)).body;
    expect(journeys).toContainEqual({ value: expect.any(String), label: 'Trek 2001' });
    await test.db('destinations').where('name', 'like', 'Trek %').delete();
  });

  it('are exported and erased with their guest', async () => {
    const journey = `destination:${await createDestination('Ooty')}`;
    const { id } = (await create(journey, { guest_email: 'Gone@example.com' })).body.review;
    const admin = await test.as('admin');
    const person = { email: 'gone@example.com' };
    expect((await admin.post('/api/privacy/export', { body: person })).body.reviews).toMatchObject([{ id }]);
    const erasure = { ...person, confirm: person.email };
    expect((await admin.post('/api/privacy/erase', { body: erasure })).status).toBe(200);
    expect(await readPublic('destination=ooty')).toMatchObject({ reviews: [] });
    expect(await test.db('reviews').where({ id })).toEqual([]);
  });
});

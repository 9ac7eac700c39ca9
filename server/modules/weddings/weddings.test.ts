import { describe, expect, it } from 'vitest';
import { blankDetails } from '../../platform/picture.contract.ts';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';

const form = (facts: Record<string, unknown> = {}) => ({
  title: 'Lakeside vows',
  location: 'Udaipur, Rajasthan',
  description: 'Two days at the lake with family and friends.',
  price: 850000,
  capacity: '250',
  images: ['/uploads/images/lake.jpg'],
  amenities: ['Catering', 'Decoration'],
  ...facts,
});

describe('wedding destinations', () => {
  const test = useApi();
  const path = '/api/wedding/destinations';
  const create = async (facts: Record<string, unknown> = {}) => {
    const admin = await test.as('admin');
    return (await admin.post(path, { body: form(facts) })).body.destination as { id: number };
  };

  it('creates a package that visitors see', async () => {
    const admin = await test.as('admin');
    const answer = await admin.post(path, { body: form() });
    expect(answer).toMatchObject({
      status: 201,
      body: { destination: { slug: 'lakeside-vows', badge: 'featured', created_by: admin.userId } },
    });
    const { id } = answer.body.destination;
    expect(await listEvents(test.db, 'wedding', id)).toMatchObject([
      { type: 'wedding.created', data: { title: 'Lakeside vows', price: 850000 } },
    ]);
    expect((await test.api.get(`${path}/${id}`)).body.destination).toMatchObject({ id, capacity: 250 });
  });

  it('joins all messages with commas', async () => {
    const admin = await test.as('admin');
    const wrong = { title: 'ab', location: 'x', description: 'short', price: 0, capacity: 0, images: [] };
    const answer = await admin.post(path, { body: wrong });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toBe(
      'Title must be at least 3 characters long, Location is required, ' +
        'Description must be at least 10 characters long, Price must be greater than 0, ' +
        'Capacity must be at least 1, At least one image is required',
    );
    expect(answer.body.errors).toHaveLength(6);
  });

  it('filters by what is asked', async () => {
    const { id } = await create({ title: 'Beach vows', location: 'Goa_North', price: 400000, capacity: 80 });
    const ids = async (query: string) =>
      ((await test.api.get(`${path}?${query}`)).body.destinations as { id: number }[]).map((one) => one.id);
    expect(await ids('location=goa_n')).toEqual([id]);
    expect(await ids('location=goa%25n')).toEqual([]);
    expect(await ids('max_price=500000')).toEqual([id]);
    expect(await ids('capacity=80')).toContain(id);
    expect(await ids('capacity=81')).not.toContain(id);
    expect(await ids('search=BEACH')).toEqual([id]);
    expect(await ids('featured=true')).toEqual([]);
    expect((await test.api.get(path)).body).toMatchObject({ success: true, total: 2 });
  });

  it('toggles flags, hides inactive ones, rejects stale saves and deletes', async () => {
    const admin = await test.as('super_admin');
    const { id } = await create();
    expect((await admin.patch(`${path}/${id}/toggle-featured`)).body.destination.featured).toBe(true);
    const shown = await admin.patch(`${path}/${id}/toggle-featured-destinations`);
    expect(shown.body.destination.featured_in_destinations).toBe(true);
    const again = await admin.patch(`${path}/${id}/toggle-featured`, { body: { to: true } });
    expect(again.body.destination.featured, 'a colleague has featured it already').toBe(true);
    const { updated_at } = shown.body.destination;
    const hidden = await admin.put(`${path}/${id}`, { body: { is_active: false, updated_at } });
    expect(hidden.body.destination.is_active).toBe(false);
    expect((await test.api.get(`${path}/${id}`)).status).toBe(404);
    const stale = await admin.put(`${path}/${id}`, { body: { price: 1, expected_updated_at: updated_at } });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { id, is_active: false } },
    });
    expect((await admin.delete(`${path}/${id}`)).body.success).toBe(true);
    expect((await admin.get(`${path}/${id}`)).status).toBe(404);
    expect((await listEvents(test.db, 'wedding', id)).map(({ type }) => type)).toEqual([
      'wedding.created',
      'wedding.featured',
      'wedding.featured_in_destinations',
      'wedding.deactivated',
      'wedding.deleted',
    ]);
  });

  it('stores the content of a package’s page, and names invalid fields', async () => {
    const admin = await test.as('admin');
    const page = {
      inclusions: ['Flowers', '', 'Flowers', ' Two nights for all guests '],
      programme: [{ title: 'Day 1: Arrival' }, { title: 'Day 2: Vows', description: 'At sunset.' }],
      questions: [{ question: 'And when it rains?', answer: 'There is a hall.' }],
    };
    const { id } = await create({ title: 'Vows of many parts', ...page });
    const made = (await test.api.get(`${path}/${id}`)).body.destination;
    expect(made).toMatchObject({
      inclusions: ['Flowers', 'Two nights for all guests'],
      programme: [{ title: 'Day 1: Arrival', description: '' }, page.programme[1]],
      questions: page.questions,
    });
    const wrong = await admin.put(`${path}/${id}`, {
      body: {
        inclusions: ['x'.repeat(301)],
        programme: [{ title: ' ' }],
        questions: [{ question: 'Why?', answer: '' }],
      },
    });
    expect(wrong).toMatchObject({ status: 422 });
    expect(wrong.body.errors).toEqual([
      { field: 'inclusions.0', message: 'Inclusions must be at most 300 characters long' },
      { field: 'programme.0.title', message: 'Programme title is required' },
      { field: 'questions.0.answer', message: 'Answer is required' },
    ]);
    await admin.put(`${path}/${id}`, { body: { programme: [], price: made.price } });
    const [, revised] = await listEvents(test.db, 'wedding', id);
    expect(revised).toMatchObject({ type: 'wedding.revised', data: { changed: ['programme'] } });
    expect((await test.api.get(`${path}/${id}`)).body.destination).toMatchObject({
      programme: [],
      questions: page.questions,
    });
  });

  it('is found by its present and former slug while it is active, and previewed by staff always', async () => {
    const admin = await test.as('admin');
    const { id } = await create({ title: 'Vows at the Pier' });
    await admin.put(`${path}/${id}`, { body: { title: 'Vows at the Jetty' } });
    for (const slug of ['vows-at-the-pier', 'vows-at-the-jetty']) {
      expect((await test.api.get(`${path}/slug/${slug}`)).body.destination).toMatchObject({
        id,
        slug: 'vows-at-the-jetty',
      });
    }
    await admin.put(`${path}/${id}`, { body: { is_active: false } });
    expect(await test.api.get(`${path}/slug/vows-at-the-jetty`)).toMatchObject({
      status: 404,
      body: { error: 'Wedding destination not found' },
    });
    expect((await test.api.get(`${path}/slug/nowhere`)).status).toBe(404);
    const link = await (await test.as('visitor')).post(`${path}/${id}/preview-link`);
    expect(link.body.url).toMatch(/^\/wedding\/vows-at-the-jetty\?expires=\d+&signature=/);
    expect((await test.api.post(`${path}/${id}/preview-link`)).status).toBe(401);
    expect((await admin.post(`${path}/999999/preview-link`)).status).toBe(404);
  });

  it('describes its images, and has the images of its gallery', async () => {
    const admin = await test.as('admin');
    const { id } = await create({ images: ['/uploads/images/a.jpg', '/uploads/images/b.jpg'] });
    const b = { image: '/uploads/images/b.jpg', alt: 'A jetty', credit: 'M. Dias', focal_x: 20, focal_y: 80 };
    const a = { image: '/uploads/images/a.jpg', alt: 'Lakeside vows, picture 1' };
    const save = (body: object) => admin.put(`${path}/${id}`, { body });
    expect((await save({ gallery: [b, a] })).body.destination).toMatchObject({
      images: ['/uploads/images/b.jpg', '/uploads/images/a.jpg'],
      gallery: [b, { ...a, credit: '', focal_x: 50, focal_y: 50 }],
    });
    // A client that knows only paths does not remove the description of an image that stays.
    const images = ['/uploads/images/c.jpg', '/uploads/images/b.jpg'];
    expect((await save({ images })).body.destination.gallery).toEqual([
      { ...blankDetails, image: '/uploads/images/c.jpg', alt: 'Lakeside vows, picture 1' },
      b,
    ]);
    const read = (await test.api.get(`${path}/${id}`)).body.destination;
    const reordered = await save({ ...read, images: ['/uploads/images/b.jpg'] });
    expect(reordered.body.destination).toMatchObject({ images: ['/uploads/images/b.jpg'], gallery: [b] });
    const silent = await save({ gallery: [{ ...b, alt: ' ' }] });
    expect(silent).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'gallery.0.alt', message: 'Please describe what the picture shows' }] },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';

describe('a renamed destination', () => {
  const test = useApi();
  const create = async (name: string, facts: Record<string, unknown> = {}): Promise<number> => {
    const admin = await test.as('admin');
    const body = { name, starting_price: '18999', image: '/uploads/images/a.jpg', ...facts };
    return (await admin.post('/api/destinations/create', { body })).body.destination.id;
  };
  const change = async (id: number, body: Record<string, unknown>) =>
    (await (await test.as('admin')).put(`/api/destinations/${id}`, { body })).body.destination;
  const byName = async (name: string) =>
    (await test.api.get(`/api/destinations/by-name/${encodeURIComponent(name)}`)).body.destination?.id;
  const bySlug = async (slug: string) =>
    (await test.api.get(`/api/destinations/slug/${encodeURIComponent(slug)}`)).body.destination?.id;

  it('is found by its former name before others whose name contains it', async () => {
    await create('North Goa', { sort_order: -1 });
    const id = await create('Goa');
    await change(id, { name: 'Goa!' });
    expect(await byName('Goa'), 'the slug is the same').toBe(id);
    await change(id, { name: 'Konkan Coast' });
    expect([await byName('Goa'), await byName('goa'), await byName(' GOA! ')]).toEqual([id, id, id]);
    const later = await create('Goa');
    expect(await byName('Goa'), 'another has the name now').toBe(later);
  });

  it('is found by a former name that gives no slug', async () => {
    const id = await create('कश्मीर');
    const { slug } = await change(id, { name: 'काश्मीर' });
    expect(slug).toBe('destination');
    await change(id, { name: 'Kashmir' });
    expect([await byName('कश्मीर'), await byName('काश्मीर'), await bySlug(slug)]).toEqual([id, id, id]);
    await change(id, { name: 'कश्मीर' });
    expect(await test.db('old_slugs').where({ entity_id: id }).orderBy('slug').pluck('slug')).toEqual(
      ['kashmir', 'काश्मीर'].sort(),
    );
  });

  it('is found by a former name whose slug an inactive one has', async () => {
    const inactive = await create('Kerala', { is_active: false });
    const id = await create('Kerala');
    await change(id, { name: 'Backwaters' });
    expect([await byName('Kerala'), await byName('kerala-2')]).toEqual([id, id]);
    await change(inactive, { is_active: true });
    expect([await byName('kerala'), await bySlug('kerala')]).toEqual([inactive, inactive]);
  });

  it('leads from a name that several had to the one that had it last', async () => {
    const first = await create('Coorg');
    await change(first, { name: 'Kodagu', is_active: false });
    const second = await create('Coorg');
    await change(second, { name: 'Coffee Hills' });
    expect(await byName('Coorg')).toBe(second);
    expect((await (await test.as('admin')).delete(`/api/destinations/${second}`)).status).toBe(200);
    expect(await byName('Coorg')).toBeUndefined();
  });

  it('does not hide one whose slug is the former name', async () => {
    const present = await create('Leh Ladakh');
    const id = await create('Leh-Ladakh');
    await change(id, { name: 'Nubra' });
    expect([await byName('leh-ladakh'), await bySlug('leh-ladakh')]).toEqual([present, present]);
    expect(await byName('lehladakh')).toBe(id);
  });
});

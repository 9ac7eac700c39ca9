import { beforeAll, describe, expect, it } from 'vitest';
import { signEnquiryToken } from '../platform/security/enquiryToken.ts';
import { useApi } from './api.ts';
import { buildBooking, buildContact, pngBytes } from './enquiries.ts';

const post = {
  title: 'Goa in the rain',
  excerpt: 'A wet week.',
  content: '<p>June to September.</p>',
  categories: ['Travel'],
  featured_image: '/uploads/images/rain.jpg',
  published: true,
  featured: true,
};

const neededQueries: Record<string, string> = { '/api/search': '?q=goa' };

describe('every read matches its contract', () => {
  const test = useApi();

  beforeAll(async () => {
    const admin = await test.as('admin');
    const made = [
      await admin.post('/api/destinations/create', {
        body: { name: 'Goa', starting_price: 1, image: '/a.jpg', itineraries: [{ day: 1 }], featured: true },
      }),
      await admin.post('/api/wedding/destinations', {
        body: { title: 'Vows', location: 'Goa', description: 'Ten letters.', price: 1, capacity: 1 },
      }),
      await admin.post('/api/blog', { body: post }),
      await admin.post('/api/news', { body: { ...post, priority: 'urgent' } }),
      await admin.post('/api/ceo/create', { body: { message: 'Welcome.' } }),
      await test.api.post('/api/newsletter?action=subscribe', { body: { email: 'asha@example.com' } }),
    ];
    const review = {
      guest_name: 'Asha Rao',
      travel_month: '2026-03',
      journey: `destination:${made[0]?.body.destination.id}`,
      rating: 5,
      text: 'A slow week.',
      state: 'published',
    };
    made.push(await admin.post('/api/reviews', { body: review }));
    made.push(await admin.post('/api/team', { body: { name: 'Meera', role: 'Planner' } }));
    const booked = await buildBooking(test, { file: { name: 'passport.png', bytes: pngBytes } });
    await admin.put(`/api/enquiries/${booked.id}/outcome`, { body: { outcome: 'booked' } });
    expect((await admin.post(`/api/enquiries/${booked.id}/review-invitation`)).status).toBe(200);
    await buildContact(test);
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
  });

  it('returns what the schema says, as staff and as a visitor', async () => {
    const ids = await idsByKind();
    const admin = await test.as('admin');
    const reads = test.declared.filter(({ method, response }) => method === 'get' && response);
    const checked: string[] = [];
    for (const { path, access } of reads) {
      const token = signEnquiryToken(test.config.JWT_SECRET, Number(ids['enquiries']));
      const address = fill(path, ids).replace(':token', token) + (neededQueries[path] ?? '');
      const needsToken = access !== 'public' || path.startsWith('/api/auth/');
      for (const caller of needsToken ? [admin] : [test.api, admin]) {
        const response = await caller.get(address);
        // Its shape is looked at by the check of all responses (checkResponses.ts).
        expect(response.status, address).toBe(200);
        if (caller === admin) expect(response.headers.get('Cache-Control'), address).toMatch(/\bno-store$/);
      }
      checked.push(address);
    }
    expect(checked.length).toBeGreaterThan(60);
  });

  it('prevents caches from storing an error', async () => {
    const refusals = [
      await test.api.get('/api/blog/999999'),
      await (await test.as('admin')).get('/api/users/0'),
    ];
    expect(refusals.map(({ status, headers }) => [status, headers.get('Cache-Control')])).toEqual([
      [404, 'no-store'],
      [400, 'no-store'],
    ]);
  });

  async function idsByKind(): Promise<Record<string, number>> {
    const id = async (table: string, where: object = {}) => (await test.db(table).where(where).first()).id;
    return {
      destinations: await id('destinations'),
      wedding: await id('wedding_destinations'),
      blog: await id('posts', { kind: 'blog' }),
      news: await id('posts', { kind: 'news' }),
      articles: await id('posts', { kind: 'news' }),
      ceo: await id('ceo_messages'),
      reviews: await id('reviews'),
      team: await id('team_members'),
      users: await id('users'),
      enquiries: await id('enquiries', { channel: 'booking' }),
      booking: await id('enquiries', { channel: 'booking' }),
      contact: await id('enquiries', { channel: 'contact' }),
    };
  }
});

const slugs: Record<string, string> = { destinations: 'goa', wedding: 'vows' };

/** A path with the entry that its area has. */
function fill(path: string, ids: Record<string, number>): string {
  const area = path.split('/')[2] ?? '';
  const slug = slugs[area] ?? 'goa-in-the-rain';
  const filled = path.replace(':id', String(ids[area])).replace(':slug', slug).replace(':name', 'goa');
  if (filled.endsWith('/related')) return `${filled}?post_id=${ids[area]}`;
  return filled.endsWith('/newsletter/export') ? `${filled}?format=json` : filled;
}

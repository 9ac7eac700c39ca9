import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createAreas } from '../app.ts';
import { openListener } from '../platform/listener.ts';
import { createLogger } from '../platform/logger.ts';
import { useApi } from './api.ts';

const post = {
  title: 'Goa in the rain',
  excerpt: 'A wet week.',
  content: '<p>June to September.</p>',
  categories: ['Travel'],
  featured_image: '/uploads/images/rain.jpg',
  published: true,
  featured: true,
};

describe('every read keeps the promise of its contract', () => {
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
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
  });

  it('answers what the schema says, as staff and as a visitor', async () => {
    const listener = openListener(String(test.config.DATABASE_URL), createLogger('test', 'silent'));
    const logger = createLogger('test', 'silent');
    const { config, db, storage } = test;
    const areas = createAreas({ config, db, storage, logger, listener, site: null, isAccepting: () => true });
    await listener.close();
    const ids = await idsByKind();
    const admin = await test.as('admin');
    const reads = areas.flatMap((area) => area.declared).filter(({ method }) => method === 'get');
    const checked: string[] = [];
    for (const { path, answer, access } of reads) {
      if (!answer) continue;
      const address = fill(path, ids);
      for (const caller of access === 'public' ? [test.api, admin] : [admin]) {
        const { status, body } = await caller.get(address);
        expect(status, address).toBe(200);
        expectShape(answer, body, address);
      }
      checked.push(address);
    }
    expect(checked.length).toBeGreaterThan(40);
  });

  async function idsByKind(): Promise<Record<string, number>> {
    const id = async (table: string, where: object = {}) => (await test.db(table).where(where).first()).id;
    return {
      destinations: await id('destinations'),
      wedding: await id('wedding_destinations'),
      blog: await id('posts', { kind: 'blog' }),
      news: await id('posts', { kind: 'news' }),
      ceo: await id('ceo_messages'),
      users: await id('users'),
    };
  }
});

/** A path with the entry that its area has. */
function fill(path: string, ids: Record<string, number>): string {
  const area = path.split('/')[2] ?? '';
  const slug = area === 'destinations' ? 'goa' : 'goa-in-the-rain';
  const filled = path.replace(':id', String(ids[area])).replace(':slug', slug).replace(':name', 'goa');
  if (filled.endsWith('/related')) return `${filled}?post_id=${ids[area]}`;
  return filled.endsWith('action=export') ? `${filled}&format=json` : filled;
}

function expectShape(schema: z.ZodType, body: unknown, address: string) {
  const parsed = schema.safeParse(body);
  expect(parsed.error?.issues, address).toBeUndefined();
  // Nothing beyond the schema either: what is not promised must not be relied on, and may be a leak.
  expect(parsed.data, address).toEqual(body);
}

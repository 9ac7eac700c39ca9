import { describe, expect, it } from 'vitest';
import { useApi } from './api.ts';
import { buildContact } from './enquiries.ts';

const destination = { name: 'Goa', starting_price: 1, image: '/a.jpg', itineraries: [{ day: 1 }] };
const post = {
  title: 'Goa in the rain',
  content: '<p>Wet.</p>',
  excerpt: 'A wet week.',
  featured_image: '/a.jpg',
  categories: ['Monsoon'],
};
const wedding = {
  title: 'By the sea',
  location: 'Goa',
  description: 'Two days under palms.',
  price: 850000,
  capacity: '250',
  images: ['/a.jpg'],
};
const review = {
  guest_name: 'Asha Rao',
  name_consent: true,
  travel_month: '2026-03',
  rating: 5,
  text: 'Slow.',
};

/** Entries that staff create, by call: the fields, one of them changed, and the table. */
const creations: [string, { fields: Record<string, unknown>; change: object; table: string }][] = [
  ['/api/destinations/create', { fields: destination, change: { name: 'Gokarna' }, table: 'destinations' }],
  [
    '/api/wedding/destinations',
    {
      fields: wedding,
      change: { title: 'In a fort' },
      table: 'wedding_destinations',
    },
  ],
  ['/api/blog', { fields: post, change: { title: 'Goa in the sun' }, table: 'posts' }],
  ['/api/news', { fields: post, change: { title: 'Goa in the sun' }, table: 'posts' }],
  ['/api/reviews', { fields: review, change: { text: 'Fast.' }, table: 'reviews' }],
  [
    '/api/team',
    { fields: { name: 'Meera', role: 'Planner' }, change: { role: 'Guide' }, table: 'team_members' },
  ],
  [
    '/api/ceo/create',
    { fields: { message: 'Welcome.' }, change: { message: 'Hello.' }, table: 'ceo_messages' },
  ],
  [
    '/api/saved-replies',
    {
      fields: { name: 'Thanks', html: '<p>Thank you.</p>' },
      change: { name: 'Soon' },
      table: 'saved_replies',
    },
  ],
  [
    '/api/enquiries/:id/contacts',
    {
      fields: { kind: 'call', direction: 'outgoing', text: 'No answer.' },
      change: { text: 'They called back.' },
      table: 'conversation_messages',
    },
  ],
];

describe('an entry that staff create', () => {
  const test = useApi();

  async function prepare(path: string, fields: object) {
    const admin = await test.as('admin');
    const [enquiry, made] = await Promise.all([
      buildContact(test),
      admin.post('/api/destinations/create', { body: destination }),
    ]);
    const journey = path === '/api/reviews' ? { journey: `destination:${made.body.destination.id}` } : {};
    return { admin, url: path.replace(':id', String(enquiry.id)), body: { ...fields, ...journey } };
  }

  it.each(creations)('is stored once for a key: %s', async (path, { fields, change, table }) => {
    const { admin, url, body } = await prepare(path, fields);
    const count = async () => Number((await test.db(table).count().first())?.['count']);
    const before = await count();
    const send = (key: string, changed: object = {}) =>
      admin.post(url, { headers: { 'Idempotency-Key': key }, body: { ...body, ...changed } });
    const [first, second] = [await send('one'), await send('one')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await count()).toBe(before + 1);

    const refused = await send('one', change);
    expect([refused.status, refused.body.code]).toEqual([409, 'idempotency_conflict']);
    const [third, without] = [await send('two', change), await admin.post(url, { body })];
    expect([third.status, without.status]).toEqual([201, 201]);
    expect(await count()).toBe(before + 3);
  });

  it.each(['blog', 'news'])('is sanitised before a transaction begins: /api/%s', async (kind) => {
    const employee = await test.as('employee');
    const body = { ...post, content: '<script>x()</script>' };
    const key = { call: `/api/${kind}.${employee.userId}`, key: 'empty' };
    const response = await test.db.transaction(async (trx) => {
      // A transaction with the same key would wait for this one.
      await trx('idempotency_keys').insert({ ...key, body_hash: '', answer: 'null' });
      return employee.post(`/api/${kind}`, { headers: { 'Idempotency-Key': 'empty' }, body });
    });
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field: 'content' }] } });
  });
});

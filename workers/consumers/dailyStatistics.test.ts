import { afterEach, describe, expect, it } from 'vitest';
import { getDashboardStats, type Metric } from '../../server/modules/dashboard/statistics.ts';
import type { RecordedEvent } from '../../server/modules/events.ts';
import { createSystemContext, record } from '../../server/platform/events/events.ts';
import { useApi } from '../../server/testing/api.ts';
import { buildBooking, buildContact } from '../../server/testing/enquiries.ts';
import { project } from '../delivery/project.ts';
import { readEvents } from '../delivery/readEvents.ts';
import { replay } from '../delivery/replay.ts';
import type { EventFor } from '../subscriptions.ts';
import { statisticsProjection } from './statisticsProjection.ts';

const test = useApi();

const unprojected = async () =>
  readEvents(
    test.db,
    await test
      .db('events')
      .whereNotIn('id', test.db('consumed_events').where({ consumer: 'statistics' }).select('event_id'))
      .orderBy('id')
      .pluck('id'),
  );
const projectAll = async () => project(test.db, statisticsProjection, await unprojected());
const statistics = (like: string) =>
  test
    .db('daily_statistics')
    .where('metric', 'like', like)
    .whereNot({ value: 0 })
    .orderBy(['metric', 'day'])
    .select('metric', 'day', 'value');
/** Moves the recorded events of an entity, and its start, to a moment. */
async function moveTo(table: 'enquiries' | 'posts', entityType: string, id: number, moment: string) {
  await test.db(table).where({ id }).update({ created_at: moment });
  await test.db('events').where({ entity_type: entityType, entity_id: id }).update({ occurred_at: moment });
}

afterEach(async () => {
  await test.db('daily_statistics').delete();
  await test.db('consumed_events').delete();
  await test.db('events').delete();
});

describe('the daily statistics', () => {
  it('count an enquiry on the day of the agency on which it was submitted', async () => {
    const [evening, midnight] = [await buildContact(test), await buildContact(test)];
    await moveTo('enquiries', 'enquiry', evening.id, '2026-03-10T18:29:59Z');
    await moveTo('enquiries', 'enquiry', midnight.id, '2026-03-10T18:30:00Z');
    await projectAll();
    expect(await statistics('enquiries.contact')).toEqual([
      { metric: 'enquiries.contact', day: '2026-03-10', value: 1 },
      { metric: 'enquiries.contact', day: '2026-03-11', value: 1 },
    ]);
  });

  it('subtract a deleted enquiry from the day on which it was submitted', async () => {
    const admin = await test.as('admin');
    const [deleted, kept] = [await buildContact(test), await buildContact(test)];
    await moveTo('enquiries', 'enquiry', deleted.id, '2026-03-10T10:00:00Z');
    await moveTo('enquiries', 'enquiry', kept.id, '2026-03-12T10:00:00Z');
    await admin.delete(`/api/contact/${deleted.id}`);
    await test
      .db('events')
      .where({ type: 'enquiry.deleted' })
      .update({ occurred_at: '2026-03-12T12:00:00Z' });
    await projectAll();
    expect(await statistics('enquiries.contact')).toEqual([
      { metric: 'enquiries.contact', day: '2026-03-12', value: 1 },
    ]);
  });

  it('count new enquiries until staff handle them', async () => {
    const admin = await test.as('admin');
    const [taken, , gone] = [await buildContact(test), await buildContact(test), await buildBooking(test)];
    await admin.put(`/api/contact/${taken.id}`, { body: { status: 'replied' } });
    await admin.delete(`/api/booking/${gone.id}`);
    await projectAll();
    expect(await test.db('daily_statistics').where({ metric: 'enquiries.new' }).sum('value as sum')).toEqual([
      { sum: 1 },
    ]);
    await admin.put(`/api/contact/${taken.id}`, { body: { status: 'new' } });
    await projectAll();
    expect(await test.db('daily_statistics').where({ metric: 'enquiries.new' }).sum('value as sum')).toEqual([
      { sum: 2 },
    ]);
  });

  it('count posts while they are published, and drafts never', async () => {
    const admin = await test.as('admin');
    const create = async (published: boolean) => {
      const body = {
        title: `Goa ${published}`,
        excerpt: 'A wet week.',
        content: '<p>June to September.</p>',
        categories: ['Travel'],
        featured_image: '/uploads/images/rain.jpg',
        published,
      };
      return (await admin.post('/api/blog', { body })).body.post.id as number;
    };
    const total = async () =>
      Number((await test.db('daily_statistics').where({ metric: 'posts.blog' }).sum('value as sum'))[0]?.sum);
    const [published, other, draft] = [await create(true), await create(true), await create(false)];
    await projectAll();
    expect(await total()).toBe(2);
    await admin.delete(`/api/blog/${draft}`);
    await projectAll();
    expect(await total(), 'a deleted draft').toBe(2);
    await admin.put(`/api/blog/${published}`, { body: { published: false } });
    await projectAll();
    expect(await total(), 'a post that was withdrawn').toBe(1);
    await admin.delete(`/api/blog/${published}`);
    await projectAll();
    expect(await total(), 'a deleted post that was withdrawn before').toBe(1);
    await admin.delete(`/api/blog/${other}`);
    await projectAll();
    expect(await total(), 'a deleted post').toBe(0);
  });

  it('count no event again after a replay, regardless of what other consumers have processed', async () => {
    await buildContact(test);
    await buildContact(test);
    const events = await unprojected();
    await test.db('consumed_events').insert(events.map(({ id }) => ({ consumer: 'activity', event_id: id })));
    expect(await replay(test.db, statisticsProjection)).toEqual({ events: 2, differing: 2 });
    await project(test.db, statisticsProjection, events);
    const values = (await statistics('enquiries.%')).map(({ metric, value }) => ({ metric, value }));
    expect(values).toEqual([
      { metric: 'enquiries.contact', value: 2 },
      { metric: 'enquiries.new', value: 2 },
    ]);
  });
});

describe('the effect of an event on the daily statistics', () => {
  type StatisticsType = EventFor<'statistics'>['type'];
  type Data<Type> = Extract<RecordedEvent, { type: Type }>['data'];
  const submittedAt = '2026-03-09T10:00:00Z';
  const deleted = { channel: 'booking', name: 'Asha', reference: 'SN-000001', submittedAt } as const;
  const post = {
    kind: 'blog',
    title: 'Goa',
    slug: 'goa',
    excerpt: 'A wet week.',
    author: 'Bob',
    image: null,
    categories: [],
    featured: false,
    priority: 'medium',
    publishedAt: submittedAt,
  } as const satisfies Partial<Data<'post.published'>>;
  const [today, day] = ['2026-03-12', '2026-03-09'];

  /** A case for each event type: a missing one does not compile. */
  const cases: { [Type in StatisticsType]: { data: Data<Type>; adds: [string, string, number][] } } = {
    'enquiry.submitted': {
      data: {
        reference: 'SN-000001',
        channel: 'contact',
        enquiryType: 'general',
        name: 'Asha',
        email: 'a@example.com',
        phone: null,
        subject: 'Goa',
        destination: null,
        travelType: null,
      },
      adds: [
        ['enquiries.contact', today, 1],
        ['enquiries.new', today, 1],
      ],
    },
    'enquiry.status_changed': {
      data: { channel: 'contact', name: 'Asha', from: 'new', to: 'closed' },
      adds: [['enquiries.new', today, -1]],
    },
    'enquiry.deleted': {
      data: { ...deleted, status: 'new', priority: 'low' },
      adds: [
        ['enquiries.booking', day, -1],
        ['enquiries.new', today, -1],
      ],
    },
    'post.published': { data: { ...post, published: true }, adds: [['posts.blog', day, 1]] },
    'post.unpublished': { data: { ...post, published: false }, adds: [['posts.blog', day, -1]] },
    'post.deleted': { data: { ...post, published: true }, adds: [['posts.blog', day, -1]] },
  };

  it.each(Object.entries(cases))('%s', async (type, { data, adds }) => {
    await test.db.transaction((trx) =>
      record(
        trx,
        { type, entity: { type: 'thing', id: 1 }, data },
        createSystemContext(new Date('2026-03-12T10:00:00Z')),
      ),
    );
    await projectAll();
    const rows = await statistics('%');
    expect(rows.map(({ metric, day, value }) => [metric, day, value])).toEqual(adds);
  });
});

describe('the trend of the dashboard', () => {
  // In India it is the 11th already.
  const now = new Date('2026-03-10T20:00:00Z');
  const stats = () => getDashboardStats(test.db, '7d', 'Asia/Kolkata', now);
  const insert = (metric: Metric, days: Record<string, number>) =>
    test.db('daily_statistics').insert(Object.entries(days).map(([day, value]) => ({ metric, day, value })));

  it('compares the last seven days, today included, with the seven days before them', async () => {
    await insert('enquiries.booking', {
      '2026-02-25': 100, // before both periods
      '2026-02-26': 1, // the first day of the period before
      '2026-03-04': 3, // its last day
      '2026-03-05': 2, // the first day of this period
      '2026-03-11': 4, // today
    });
    expect(await stats()).toMatchObject({
      totalBookings: 110,
      recentBookings: 6,
      trends: { bookings: 50, enquiries: null },
    });
  });

  it('counts enquiries by mail as those of the contact form', async () => {
    await insert('enquiries.contact', { '2026-03-10': 2 });
    await insert('enquiries.mail', { '2026-03-10': 3 });
    expect(await stats()).toMatchObject({ totalEnquiries: 5, recentEnquiries: 5 });
  });

  it('is rounded to one decimal, negative when there were fewer, and absent without a comparison', async () => {
    await insert('enquiries.contact', { '2026-03-04': 3, '2026-03-05': 2 });
    await insert('posts.blog', { '2026-03-11': 5 });
    expect((await stats()).trends).toEqual({ bookings: null, enquiries: -33.3, posts: null, content: null });
  });
});

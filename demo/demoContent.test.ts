import { beforeAll, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../server/modules/events.ts';
import { type EventRow, eventColumns, toRecordedEvent } from '../server/platform/events/events.ts';
import { createLogger } from '../server/platform/observability/logger.ts';
import { useApi } from '../server/testing/api.ts';
import { buildUser } from '../server/testing/buildUser.ts';
import { deliverMails } from '../workers/consumers/mail/deliverMails.ts';
import { project } from '../workers/delivery/project.ts';
import { replay } from '../workers/delivery/replay.ts';
import { projections } from '../workers/projections.ts';
import { listConsumers } from '../workers/subscriptions.ts';
import { loadDemoContent } from './loadDemoContent.ts';

const now = new Date('2026-11-20T09:30:00Z');

describe('the demo content', () => {
  const test = useApi();
  const tables = [
    ...[
      'destinations',
      'wedding_destinations',
      'reviews',
      'team_members',
      'posts',
      'ceo_messages',
      'enquiries',
      'enquiry_notes',
      'conversation_messages',
      'saved_replies',
      'subscribers',
      'events',
    ],
    ...['users', 'uploads', 'consumed_events'],
  ];
  const counts = async () => {
    const pairs = tables.map(async (table) => [
      table,
      (await test.db(table).count({ n: '*' }).first())?.['n'],
    ]);
    return Object.fromEntries(await Promise.all(pairs));
  };
  const events = async (): Promise<RecordedEvent[]> => {
    const rows: EventRow[] = await test
      .db('events')
      .select(...eventColumns)
      .orderBy('id');
    return rows.map((row) => toRecordedEvent(row) as RecordedEvent); // written by the commands from this very union
  };
  beforeAll(async () => {
    await expect(loadDemoContent(test.db, test.storage, { now })).rejects.toThrow('first administrator');
    await buildUser(test.db, { user_type: 'super_admin' });
    expect(await loadDemoContent(test.db, test.storage, { now })).toBe(true);
  });

  it('is loaded once', async () => {
    const before = await counts();
    expect(before).toMatchObject({
      destinations: 13,
      wedding_destinations: 8,
      posts: 36,
      ceo_messages: 4,
      enquiries: 400,
      enquiry_notes: expect.any(Number),
      conversation_messages: expect.any(Number),
      saved_replies: 5,
      subscribers: 300,
      users: 5,
    });
    expect(await loadDemoContent(test.db, test.storage)).toBe(false);
    const { id } = await test.db('destinations').where({ slug: 'goa' }).first();
    const brochure = await fetch(`${test.origin}/api/destinations/download-brochure/${id}`);
    expect(brochure.headers.get('Content-Disposition')).toContain('goa-brochure.pdf');
    await test.db('destinations').delete();
    expect(await loadDemoContent(test.db, test.storage)).toBe(false);
    expect(await counts()).toEqual({ ...before, destinations: 0 });
  });

  it('lies in the past, over 90 days, with the newest enquiries new and the old ones done', async () => {
    const { rows } = await test.db.raw(
      `select max(created_at) <= :now and max(updated_at) <= :now as past,
         count(distinct created_at::date) as days,
         count(*) filter (where status = 'new') as new,
         count(*) filter (where created_at < :now::timestamptz - interval '14 days' and status in ('new', 'in_progress')) as forgotten,
         count(*) filter (where channel = 'booking') as bookings,
         count(*) filter (where travel_type = 'Wedding Package') as weddings,
         bool_and(reference ~ '^SN-[0-9]{6}$') and count(distinct email) = count(*) - 3 as tidy
       from enquiries`,
      { now },
    );
    expect(rows[0]).toMatchObject({ past: true, tidy: true });
    expect(rows[0].days).toBeGreaterThan(75);
    expect(rows[0].new).toBeGreaterThan(3);
    expect(rows[0].new).toBeLessThan(40);
    expect(rows[0].forgotten).toBeLessThan(40);
    expect(rows[0].bookings).toBeGreaterThan(150);
    expect(rows[0].weddings).toBeGreaterThan(20);
    const ahead = await test.db('events').where('occurred_at', '>', now);
    expect(ahead).toEqual([]);
    const placeholders = await test
      .db('enquiries')
      .where('message', 'like', '%{%')
      .orWhere('subject', 'like', '%{%');
    expect(placeholders).toEqual([]);
  });

  it('has a person who booked, declined, and wrote twice about one journey', async () => {
    const staff = await test.as('employee');
    const { data } = (await staff.get('/api/enquiries?search=lalita.deshpande&sort=created_at')).body;
    const person = (await staff.get(`/api/enquiries/${data[0].id}/person`)).body.data;
    const [again, bali, ladakh, kerala] = person.enquiries;
    expect(again).toMatchObject({ merged_into: bali.id, status: 'closed' });
    expect(bali).toMatchObject({ merged_into: null, status: 'new' });
    expect([ladakh.outcome.outcome, kerala.outcome.outcome]).toEqual(['lost', 'booked']);
    expect(person.brochures).toEqual(['Bali']);
  });

  it('has the state that its events describe', async () => {
    const states = new Map<string, unknown>();
    for (const event of await events()) {
      const key = `${event.entity.type}:${event.entity.id}`;
      if (event.type === 'enquiry.submitted') states.set(key, 'new');
      if (event.type === 'subscriber.subscribed') states.set(key, 'active');
      if (event.type === 'subscriber.unsubscribed') states.set(key, 'unsubscribed');
      if (event.type === 'enquiry.status_changed' || event.type === 'subscriber.status_changed') {
        expect(states.get(key)).toBe(event.data.from);
        states.set(key, event.data.to);
      }
    }
    for (const [table, type] of [
      ['enquiries', 'enquiry'],
      ['subscribers', 'subscriber'],
    ] as const) {
      for (const { id, status } of await test.db(table).select('id', 'status')) {
        expect(states.get(`${type}:${id}`)).toBe(status);
      }
    }
    const wrong = await test
      .db('events')
      .join('enquiries', 'enquiries.id', 'events.entity_id')
      .where({ type: 'enquiry.submitted' })
      .whereRaw(`events.data ->> 'reference' <> enquiries.reference`);
    expect(wrong).toEqual([]);
  });

  it('creates the read models that a replay creates, and live dashboards', async () => {
    const all = await events();
    for (const projection of projections) {
      const { consumer, table } = projection;
      const heard = all.filter((event) => listConsumers(event.type).includes(consumer));
      await project(test.db, projection, heard);
      const rows = async () => (await test.db(table).select('*')).map((row) => JSON.stringify(row)).sort();
      const live = await rows();
      expect(live.length).toBeGreaterThan(50);
      await replay(test.db, projection);
      expect(await rows()).toEqual(live);
    }
    const [row] = await test
      .db('daily_statistics')
      .where({ metric: 'enquiries.new' })
      .sum({ total: 'value' });
    const open = await test.db('enquiries').where({ status: 'new' });
    expect(Number(row?.['total'])).toBe(open.length);
  });

  it('sends no mail', async () => {
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => `250 ${sent.push(mail)}`, close: () => undefined };
    const logger = createLogger('test', 'silent');
    for (const event of await events()) {
      if (!listConsumers(event.type).includes('mail')) continue;
      await deliverMails({ db: test.db, storage: test.storage, mailer, config: test.config, logger }, event);
    }
    expect(sent).toEqual([]);
    expect(await test.db('mail_deliveries')).toEqual([]);
  });

  it('has uploaded pictures of a destination, a wedding and a post, for which the worker makes variants', async () => {
    const pictures = await test.db('uploads').where({ mime: 'image/jpeg' }).pluck('path');
    const uploaded = (await events()).flatMap(({ type, data }) =>
      type === 'image.uploaded' && listConsumers(type).includes('images') ? [data.path] : [],
    );
    expect(uploaded.toSorted()).toEqual(pictures.toSorted());
    const weddings = await test.db('wedding_destinations').whereRaw("images::text like '%/uploads/images/%'");
    const posts = await test.db('posts').where('featured_image', 'like', '/uploads/images/%');
    expect([pictures.length, weddings.length, posts.length]).toEqual([9, 1, 1]);
  });

  it('has brochures, and accounts without usable passwords', async () => {
    // The first test has deleted the destinations; their files are still there.
    const uploads = await test.db('uploads').whereNot({ mime: 'image/jpeg' }).select('path', 'size', 'mime');
    expect(uploads.length).toBeGreaterThanOrEqual(7);
    for (const { path, size, mime } of uploads) {
      const { stream } = await test.storage.read(path.slice(1));
      const bytes = Buffer.concat(await stream.toArray());
      expect([mime, bytes.length, bytes.toString('latin1', 0, 5)]).toEqual([
        'application/pdf',
        size,
        '%PDF-',
      ]);
    }
    const people = await test
      .db('users')
      .select('user_type', 'status')
      .whereLike('email', '%@example.com')
      .whereNot('email', 'like', 'person%')
      .orderBy('user_type');
    expect(people).toEqual([
      { user_type: 'admin', status: 'active' },
      { user_type: 'employee', status: 'active' },
      { user_type: 'super_admin', status: 'inactive' },
      { user_type: 'visitor', status: 'active' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { useApi } from '../../server/testing/api.ts';
import {
  bookingForm,
  buildBooking,
  buildContact,
  contactForm,
  pngBytes,
} from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { buildSubscriber } from '../../server/testing/newsletter.ts';
import { useSmtp } from '../../server/testing/smtp.ts';
import { replay } from '../delivery/replay.ts';
import { projections } from '../projections.ts';
import { subscriptions } from '../subscriptions.ts';
import { useWorker } from './useWorker.ts';

const email = 'Zubeida.Q@example.com';
const person = { name: 'Zubeida Quraishi', email, phone: '+91 90909 54321' };
// Whole numbers, as they were written: five digits of one sometimes occur in a time in milliseconds.
const traces = ['zubeida', 'quraishi', '90909 54321', '9090954321', 'grandmother', 'kitchen garden'];

describe('a person who requests their data', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const smtp = useSmtp();
  // On Postgres, so that the check of all tables includes the queues.
  useWorker(test, { smtp });

  /** All events for mails and the feed are processed: none is without its inbox row. */
  const settled = () =>
    eventually(async () => {
      const behind = await test.db('events').whereNull('published_at').first('id');
      expect(behind).toBeUndefined();
      for (const consumer of ['mail', 'activity'] as const) {
        const open = test
          .db('events')
          .whereIn('type', [...subscriptions[consumer]])
          .whereNotIn('id', test.db('consumed_events').where({ consumer }).select('event_id'));
        expect(await open.select('id', 'type'), consumer).toEqual([]);
      }
    });

  /** Every table of every schema that has a row with one of the texts, whatever the column. */
  async function tablesThatKnow(texts: readonly string[]): Promise<string[]> {
    const { rows } = await test.db.raw<{ rows: { name: string }[] }>(
      `select distinct format('%I.%I', table_schema, table_name) as name
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(rows.length).toBeGreaterThan(15);
    const knowing: string[] = [];
    for (const { name } of rows) {
      const found = await test.db.raw(
        `select 1 from ${name} as "row" where lower("row"::text) like any(?) limit 1`,
        [texts.map((text) => `%${text.toLowerCase()}%`)],
      );
      if (found.rows.length > 0) knowing.push(name);
    }
    return knowing.sort();
  }

  const readModels = async () =>
    Promise.all(
      projections.map(async ({ table }) =>
        (await test.db(table).select('*')).map((row) => JSON.stringify(row)).sort(),
      ),
    );

  it('receives a copy of everything, and is then erased everywhere, while the statistics stay', async () => {
    const admin = await test.as('admin');
    const contact = await buildContact(test, {
      ...person,
      message: 'Our grandmother wants to see snow.',
      consent: 'enquiry-1',
    });
    const file = { name: 'zubeida-passport.png', bytes: pngBytes };
    const booking = await buildBooking(test, {
      fields: {
        login_id: person.name,
        email: email.toUpperCase(),
        travel_type: 'Wedding Package, with our grandmother',
        mobile: '9090954321',
        description: 'A wedding in our kitchen garden.',
        venue: 'The kitchen garden',
        info: 'Zubeida Mahal',
        'tour_categories[]': ['Zubeida wants all'],
      },
      file,
    });
    const deleted = await buildContact(test, { ...person, message: 'Our grandmother will not travel.' });
    await test.api.post('/api/booking/submit', {
      body: bookingForm({ login_id: person.name, email, mobile: person.phone, website: 'x' }, file),
    });
    await buildSubscriber(test, email);
    await buildContact(test, { name: 'Bina Stander', email: 'bystander@example.com', phone: '98220 00000' });
    await test.api.post('/api/contact/submit', {
      headers: { 'Idempotency-Key': 'hers' },
      body: contactForm({ ...person, subject: 'For Zubeida' }),
    });
    await admin.put(`/api/contact/${contact.id}`, {
      body: { status: 'replied', priority: 'high', notes: 'Zubeida called', assigned_to: admin.userId },
    });
    await admin.put(`/api/booking/${booking.id}`, { body: { status: 'closed' } });
    await admin.delete(`/api/contact/${deleted.id}`);
    await settled();
    expect(await tablesThatKnow(traces)).toEqual([
      'public.activity',
      'public.enquiries',
      'public.enquiry_notes',
      'public.events',
      'public.mail_deliveries',
      'public.quarantined_submissions',
      'public.subscribers',
    ]);

    const asked = { email: email.toLowerCase() };
    const found = await admin.post('/api/privacy/find', { body: asked });
    const counts = Object.fromEntries(
      found.body.data.map(({ table, rows }: { table: string; rows: number }) => [table, rows]),
    );
    expect(counts).toMatchObject({
      enquiries: 3,
      enquiry_notes: 1,
      quarantined_submissions: 1,
      subscribers: 1,
    });
    const copy = await admin.post('/api/privacy/export', { body: asked });
    expect(copy.headers.get('Content-Disposition')).toContain('personal-data.json');
    for (const [table, rows] of Object.entries(counts)) expect(copy.body[table], table).toHaveLength(rows);
    expect(JSON.stringify(copy.body)).not.toContain('Bina');
    expect(copy.body.enquiries[0]).toMatchObject({ name: person.name, consent_version: 'enquiry-1' });
    expect(copy.body.enquiries[1].attachment).toMatchObject({ name: 'zubeida-passport.png' });
    expect(copy.body.mail_deliveries.length).toBeGreaterThan(2);

    const figures = async () => [
      (await admin.get('/api/enquiries/statistics')).body.data,
      (await admin.get('/api/dashboard/public-stats')).body.data,
      await test.db('daily_statistics').orderBy(['metric', 'day']),
    ];
    const [before, files] = [
      await figures(),
      await test.db('enquiries').whereNotNull('attachment').pluck('attachment'),
    ];
    const wrong = await admin.post('/api/privacy/erase', { body: { ...asked, confirm: 'zubeida' } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'confirm' }] } });
    const done = await admin.post('/api/privacy/erase', { body: { ...asked, confirm: asked.email } });
    expect(done).toMatchObject({ status: 200, body: { data: found.body.data } });

    await settled();
    expect(await tablesThatKnow(traces)).toEqual([]);
    expect(await tablesThatKnow(['bystander@example.com'])).toContain('public.activity');
    const [statistics, ...others] = before;
    const due = statistics.views.due - 1; // that to the submitted enquiry
    expect(await figures()).toEqual([{ ...statistics, views: { ...statistics.views, due } }, ...others]);
    for (const { key } of files) await expect(test.storage.read(key)).rejects.toThrow();

    const live = await readModels();
    for (const projection of projections) await replay(test.db, projection);
    expect(await readModels(), 'a replay tells the same').toEqual(live);
    expect(await tablesThatKnow(traces)).toEqual([]);
    expect(
      await admin.post('/api/privacy/erase', { body: { ...asked, confirm: asked.email } }),
    ).toMatchObject({
      status: 404,
      body: { error: 'Nothing is known of this person' },
    });
  });

  it('is found by a number in any format', async () => {
    const admin = await test.as('admin');
    await buildContact(test, { name: 'By Number', email: 'number@example.com', phone: '(0832) 555-1234' });
    await settled();
    const found = await admin.post('/api/privacy/find', { body: { phone: '0832 5551234' } });
    expect(found.body.data[0]).toMatchObject({ table: 'enquiries', rows: 1 });
    const body = { phone: '0832 5551234', confirm: '0832 5551234' };
    expect((await admin.post('/api/privacy/erase', { body })).status).toBe(200);
    await settled();
    expect(await tablesThatKnow(['By Number', 'number@example.com', '555-1234'])).toEqual([]);
    expect((await admin.post('/api/privacy/find', { body: {} })).body.error).toBe(
      'Please give an email address or a phone number',
    );
  });
});

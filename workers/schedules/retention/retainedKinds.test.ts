import { describe, expect, it } from 'vitest';
import { exampleSettings } from '../../../server/modules/settings/contract.ts';
import { addDays, toDay } from '../../../server/platform/text/days.contract.ts';
import { useApi } from '../../../server/testing/api.ts';
import {
  bookingForm,
  buildBooking,
  buildContact,
  contactForm,
  pngBytes,
} from '../../../server/testing/enquiries.ts';
import { listEvents } from '../../../server/testing/events.ts';
import { listStoredFiles } from '../../../server/testing/listStoredFiles.ts';
import { buildMail, inboundSettings, postMail } from '../../../server/testing/mails.ts';
import { buildSubscriber } from '../../../server/testing/newsletter.ts';
import { buildSignedIn } from '../../../server/testing/signIn.ts';
import { applyRetention } from './applyRetention.ts';

describe('the data that retention removes', () => {
  const test = useApi({ RATE_LIMITS: 'off', ...inboundSettings });
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const apply = (settings = {}, at = now) =>
    applyRetention(
      { db: test.db, storage: test.storage, shouldStop: () => false },
      { ...exampleSettings, ...settings },
      at,
    );

  it('is where a subscriber came from, by address or by browser, after 90 days', async () => {
    const subscriber = (email: string, days: number, from: object) => ({
      email,
      status: 'active',
      subscription_date: daysAgo(days),
      verification_date: daysAgo(days),
      updated_at: daysAgo(days),
      ip_address: null,
      user_agent: null,
      ...from,
    });
    await test
      .db('subscribers')
      .insert([
        subscriber('address@a.co', 91, { ip_address: '192.0.2.1' }),
        subscriber('browser@a.co', 91, { user_agent: 'Firefox' }),
        subscriber('both@a.co', 91, { ip_address: '192.0.2.2', user_agent: 'Firefox' }),
        subscriber('recent@a.co', 89, { ip_address: '192.0.2.3', user_agent: 'Firefox' }),
      ]);
    expect(await apply({ retention_client_address_days: 90 })).toMatchObject({ client_addresses: 3 });
    expect(await test.db('subscribers').orderBy('email').select('email', 'ip_address', 'user_agent')).toEqual(
      [
        { email: 'address@a.co', ip_address: null, user_agent: null },
        { email: 'both@a.co', ip_address: null, user_agent: null },
        { email: 'browser@a.co', ip_address: null, user_agent: null },
        { email: 'recent@a.co', ip_address: '192.0.2.3', user_agent: 'Firefox' },
      ],
    );
  });

  it('is the data of deleted entries in events', async () => {
    const admin = await test.as('admin');
    const age = (type: string, months: number) =>
      test
        .db('events')
        .where({ type })
        .update({ occurred_at: test.db.raw('now() - make_interval(months => ?)', [months]) });
    const enquiry = await buildContact(test, { name: 'Deleted Person', email: 'deleted@a.co' });
    await admin.delete(`/api/contact/${enquiry.id}`);
    const subscriber = await buildSubscriber(test, 'removed@a.co');
    await admin.post('/api/newsletter', { body: { _method: 'DELETE', id: subscriber } });
    await age('enquiry.deleted', 35);
    await age('subscriber.deleted', 13);
    const first = await apply();
    expect(first).toMatchObject({ deleted_enquiries: 0, deleted_subscribers: 1 });
    await age('enquiry.deleted', 37);
    const second = await apply();
    expect(second).toMatchObject({ deleted_enquiries: 1, deleted_subscribers: 0 });
    const events = JSON.stringify(await test.db('events').select('data'));
    for (const trace of ['Deleted Person', 'deleted@a.co', 'removed@a.co'])
      expect(events).not.toContain(trace);
  });

  it('is no address that staff corrected just now', async () => {
    const admin = await test.as('admin');
    const id = await buildSubscriber(test, 'tpyo@a.co');
    await test
      .db('subscribers')
      .where({ id })
      .update({ subscription_date: daysAgo(730) });
    await admin.put('/api/newsletter', { body: { id, email: 'typo@a.co' } });
    await apply();
    expect(await test.db('subscribers').where({ id }).pluck('email')).toEqual(['typo@a.co']);
  });

  it('is a session 30 days after its first end, whether it was signed out or ran out', async () => {
    const { user } = await buildSignedIn(test);
    await test.db('sessions').where({ user_id: user.id }).delete();
    const session = (number: number, expired: number, ended: number | null) => ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      family: `00000000-0000-4000-8000-00000000000${number}`,
      user_id: user.id,
      created_at: daysAgo(40),
      expires_at: daysAgo(expired),
      ends_at: ended === null ? null : daysAgo(ended),
    });
    await test
      .db('sessions')
      .insert([session(1, 29, 31), session(2, 31, null), session(3, 31, 29), session(4, 29, null)]);
    expect(await apply({ retention_session_days: 30 })).toMatchObject({ sessions: 3 });
    expect(await test.db('sessions').where({ user_id: user.id }).pluck('id')).toEqual([session(4, 0, 0).id]);
  });

  it('is what is older than the period to the second, in months and in days', async () => {
    const secondsBefore = (interval: string, seconds: number) =>
      test.db.raw(`?::timestamptz - ?::interval - make_interval(secs => ?)`, [now, interval, seconds]);
    const [gone, stays] = [await buildContact(test), await buildContact(test)];
    await test
      .db('enquiries')
      .where({ id: gone.id })
      .update({ updated_at: secondsBefore('36 months', 1) });
    await test
      .db('enquiries')
      .where({ id: stays.id })
      .update({ updated_at: secondsBefore('36 months', 0) });
    const held = (name: string) =>
      test.api.post('/api/contact/submit', { body: contactForm({ website: 'x', name }) });
    for (const [name, seconds] of [
      ['Gone', 1],
      ['Stays', 0],
    ] as const) {
      await held(name);
      await test
        .db('quarantined_submissions')
        .whereRaw(`submission->>'name' = ?`, [name])
        .update({ created_at: secondsBefore('30 days', seconds) });
    }

    const counts = await apply({ retention_enquiry_months: 36, retention_quarantine_days: 30 });
    expect(counts).toMatchObject({ enquiries: 1, quarantined_submissions: 1 });
    expect(await test.db('enquiries').where({ id: gone.id }).first()).toMatchObject({
      name: 'Erased',
      erased_at: now,
    });
    expect(await test.db('enquiries').where({ id: stays.id }).first()).toMatchObject({ erased_at: null });
    const names = test.db('quarantined_submissions').select(test.db.raw(`submission->>'name' as name`));
    expect(await names).toEqual([{ name: 'Stays' }]);
    expect((await listEvents(test.db, 'privacy', 1)).at(-1)).toMatchObject({
      type: 'personal_data.erased',
      data: { because: 'retention', enquiries: [gone.id], subscribers: [] },
      actor: null,
    });
  });

  it('is the file of every kind, and no file that is still needed', async () => {
    const file = { name: 'a.png', bytes: pngBytes };
    const body = () => bookingForm({ website: 'x' }, file);
    const [erased, detached, recent] = [
      await buildBooking(test, { file }),
      await buildBooking(test, { file }),
      await buildBooking(test, { file }),
    ];
    await test.api.post('/api/booking/submit', { body: body() });
    await test.db('quarantined_submissions').update({ created_at: daysAgo(31) });
    await test
      .db('enquiries')
      .where({ id: erased.id })
      .update({ updated_at: daysAgo(1200) });
    await test
      .db('enquiries')
      .where({ id: detached.id })
      .update({ updated_at: daysAgo(400) });
    const { attachment } = await test.db('enquiries').where({ id: recent.id }).first();
    expect(await listStoredFiles(test.storage)).toHaveLength(4);

    const periods = { retention_enquiry_months: 36, retention_attachment_months: 12 };
    expect(await apply({ ...periods, retention_quarantine_days: 30 })).toMatchObject({
      enquiries: 1,
      attachments: 1,
    });
    expect(await listStoredFiles(test.storage)).toEqual([attachment.key]);
    expect(await test.db('enquiries').where({ id: detached.id }).first()).toMatchObject({
      name: 'Asha Naik',
      attachment: null,
    });
  });

  it('is a file of a conversation after its period, and after 30 days one that was not sent', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const attach = async (days: number) => {
      const body = new FormData();
      body.append('file', new File([new Uint8Array(pngBytes)], 'plan.png'));
      const file = (await staff.post(`/api/enquiries/${id}/files`, { body })).body.data;
      await test
        .db('message_files')
        .where({ id: file.id })
        .update({ created_at: daysAgo(days) });
      return file.id;
    };
    const [old, recent] = [await attach(400), await attach(300)];
    const body = { html: '<p>The plans.</p>', files: [old, recent] };
    expect((await staff.post(`/api/enquiries/${id}/replies`, { body })).status).toBe(201);
    await attach(31);
    const waiting = await attach(29);
    const stored = await listStoredFiles(test.storage);
    expect(await apply({ retention_attachment_months: 12 })).toMatchObject({
      message_files: 1,
      unsent_files: 1,
    });
    expect(await test.db('message_files').orderBy('id').pluck('id')).toEqual([recent, waiting]);
    expect(await listStoredFiles(test.storage)).toHaveLength(stored.length - 2);
  });

  it('is a received mail once a worker has handled it, however long that takes', async () => {
    const receive = async (state: string) => {
      const { id } = (await postMail(test, buildMail())).body.data;
      await test
        .db('inbound_mails')
        .where({ id })
        .update({ state, received_at: daysAgo(200) });
      return id;
    };
    const [unhandled] = [await receive('received'), await receive('ignored')];
    expect(await apply({ retention_mail_delivery_days: 180 })).toMatchObject({ inbound_mails: 1 });
    expect(await test.db('inbound_mails').pluck('id')).toEqual([unhandled]);
  });

  it('is a subscriber who left or never confirmed, and never one who confirmed and stayed', async () => {
    const subscriber = (email: string, row: object) => ({
      email,
      status: 'active',
      subscription_date: daysAgo(500),
      verification_date: daysAgo(500),
      updated_at: daysAgo(500),
      ...row,
    });
    await test.db('subscribers').delete();
    const rows: { id: number }[] = await test
      .db('subscribers')
      .insert([
        subscriber('stayed@a.co', {}),
        subscriber('left@a.co', { status: 'unsubscribed', unsubscription_date: daysAgo(400) }),
        subscriber('left-lately@a.co', { status: 'unsubscribed', unsubscription_date: daysAgo(300) }),
        subscriber('silent@a.co', { verification_date: null, last_email_sent: daysAgo(91) }),
        subscriber('reminded@a.co', { verification_date: null, last_email_sent: daysAgo(89) }),
      ])
      .returning('id');
    const periods = { retention_unsubscribed_months: 12, retention_unverified_days: 90 };
    expect(await apply(periods)).toMatchObject({ former_subscribers: 1, unconfirmed_subscribers: 1 });
    expect(await test.db('subscribers').orderBy('id').pluck('email')).toEqual([
      'stayed@a.co',
      'left-lately@a.co',
      'reminded@a.co',
    ]);
    expect((await listEvents(test.db, 'privacy', 1)).slice(-2).map(({ data }) => data)).toEqual([
      { because: 'retention', enquiries: [], subscribers: [rows[1]?.id] },
      { because: 'retention', enquiries: [], subscribers: [rows[3]?.id] },
    ]);
  });

  it('is a rate limit a day after its end, and the address of staff in an event', async () => {
    const limit = (key: string, days: number) => ({
      name: 'sign-in',
      key,
      attempts: 1,
      resets_at: daysAgo(days),
    });
    await test.db('rate_limits').delete();
    await test.db('rate_limits').insert([limit('gone', 1.1), limit('stays', 0.9)]);
    await test.db('events').delete();
    await test.api.post('/api/newsletter?action=subscribe', { body: { email: 'someone@a.co' } });
    const event = await test.db('events').orderBy('id').first();
    const copy = (address: string | null, days: number) => {
      const { id: _, ...row } = event;
      return { ...row, data: JSON.stringify(row.data), address, occurred_at: daysAgo(days) };
    };
    await test.db('events').delete();
    await test.db('events').insert([copy('192.0.2.1', 91), copy(null, 91), copy('192.0.2.2', 89)]);

    const counts = await apply({ retention_client_address_days: 90 });
    expect(counts).toMatchObject({ rate_limits: 1, staff_addresses: 1 });
    expect(await test.db('rate_limits').pluck('key')).toEqual(['stays']);
    expect(await test.db('events').orderBy('id').pluck('address')).toEqual([null, null, '192.0.2.2']);
  });

  it('is nothing that another transaction is changing', async () => {
    const file = { name: 'a.png', bytes: pngBytes };
    const { id } = await buildBooking(test, { file });
    const old = { updated_at: daysAgo(1200) };
    await test.db('enquiries').where({ id }).update(old);
    const periods = { retention_enquiry_months: 36, retention_attachment_months: 12 };
    await test.db.transaction(async (trx) => {
      await trx('enquiries').where({ id }).update({ updated_at: now });
      expect(await apply(periods)).toMatchObject({ enquiries: 0, attachments: 0 });
    });
    expect(await test.db('enquiries').where({ id }).first()).toMatchObject({
      name: 'Asha Naik',
      attachment: expect.anything(),
      erased_at: null,
    });
    await test.db('enquiries').where({ id }).update(old);
    expect(await apply(periods)).toMatchObject({ enquiries: 1 });
  });

  it('is an enquiry only after those that were merged into it', async () => {
    const [main, recent, old] = [
      await buildContact(test),
      await buildContact(test),
      await buildContact(test),
    ];
    const admin = await test.as('admin');
    for (const { id } of [recent, old]) {
      await admin.put(`/api/enquiries/${id}/merge`, { body: { into: main.id } });
    }
    const age = (ids: number[], days: number) =>
      test
        .db('enquiries')
        .whereIn('id', ids)
        .update({ updated_at: daysAgo(days) });
    await age([main.id, old.id], 1200);
    await age([recent.id], 1000);
    const rows = () =>
      test
        .db('enquiries')
        .whereIn('id', [main.id, recent.id, old.id])
        .orderBy('id')
        .select('name', 'merged_into', 'status');
    expect(await apply({ retention_enquiry_months: 36 })).toMatchObject({ enquiries: 1 });
    expect(await rows()).toMatchObject([
      { name: 'Asha Naik' },
      { name: 'Asha Naik', merged_into: main.id, status: 'closed' },
      { name: 'Erased' },
    ]);
    await age([recent.id], 1200);
    expect(await apply({ retention_enquiry_months: 36 })).toMatchObject({ enquiries: 2 });
    expect(await rows()).toMatchObject([{ name: 'Erased' }, { name: 'Erased' }, { name: 'Erased' }]);
  });

  /** Makes enquiries two months old; returns a function that applies a period of one, and gives those it erased. */
  async function ageEnquiries(ids: number[]) {
    const enquiries = () => test.db('enquiries').whereIn('id', ids);
    await enquiries().update({ updated_at: daysAgo(60) });
    return async (at: Date) => {
      await apply({ retention_enquiry_months: 1 }, at);
      return enquiries().whereNotNull('erased_at').orderBy('id').pluck('id');
    };
  }

  it('is an enquiry only once its journey has begun', async () => {
    const admin = await test.as('admin');
    const day = addDays(toDay(now, exampleSettings.time_zone), 1); // the day may end while the tests run
    const destination = { name: 'Hampi', starting_price: 10_000, image: '/a.jpg' };
    const departures = { available_dates: [{ date: day, seats: 4 }] };
    await admin.post('/api/destinations/create', { body: { ...destination, ...departures } });
    const build = async (event_date: string) => {
      const fields = { for: 'destination', info: 'Hampi', event_date, adults: '2' };
      return (await buildBooking(test, { fields })).id;
    };
    const [seated, booked, requested] = [await build(day), await build(day), await build(day)];
    await admin.put(`/api/enquiries/${seated}/seats`, { body: { seats: 2 } });
    await admin.put(`/api/enquiries/${booked}/outcome`, { body: { outcome: 'booked' } });
    const undated = await buildContact(test);
    await admin.put(`/api/enquiries/${undated.id}/outcome`, { body: { outcome: 'booked' } });
    const ids = [seated, booked, requested, undated.id];
    const erased = await ageEnquiries(ids);
    expect(await erased(daysAgo(-1))).toEqual([requested, undated.id]);
    expect(await erased(daysAgo(-2))).toEqual(ids);
  });

  it('is neither a duplicate nor its main enquiry before the journey of the two', async () => {
    const admin = await test.as('admin');
    const day = addDays(toDay(now, exampleSettings.time_zone), 1); // the day may end while the tests run
    const person = { email: 'merged@example.com', phone: '' };
    const dated = await buildBooking(test, { fields: { ...person, login_id: 'Merged', event_date: day } });
    const undated = await buildContact(test, { email: person.email });
    await admin.put(`/api/enquiries/${dated.id}/outcome`, { body: { outcome: 'booked' } });
    await admin.put(`/api/enquiries/${dated.id}/merge`, { body: { into: undated.id } });
    const ids = [dated.id, undated.id];
    const erased = await ageEnquiries(ids);
    expect(await erased(daysAgo(-1))).toEqual([]);
    expect(await erased(daysAgo(-2))).toEqual(ids);
  });

  it('is recorded only where something was erased', async () => {
    await apply();
    const before = await listEvents(test.db, 'privacy', 1);
    await apply();
    expect(await listEvents(test.db, 'privacy', 1)).toEqual(before);
  });
});

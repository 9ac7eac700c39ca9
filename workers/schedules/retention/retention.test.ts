import { describe, expect, it } from 'vitest';
import { exampleSettings } from '../../../server/modules/settings/contract.ts';
import { useApi } from '../../../server/testing/api.ts';
import { buildBooking, buildContact, contactForm, pngBytes } from '../../../server/testing/enquiries.ts';
import { buildSubscriber } from '../../../server/testing/newsletter.ts';
import { applyRetention } from './applyRetention.ts';
import { retainDaily } from './startRetention.ts';

describe('the retention periods', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const dependencies = () => ({ db: test.db, storage: test.storage, shouldStop: () => false });
  const old = (table: string, column: string, where: object, age: string) =>
    test
      .db(table)
      .where(where)
      .update({ [column]: test.db.raw(`now() - ?::interval`, [age]) });

  it('delete data that is too old, and no other', async () => {
    const file = { name: 'a.png', bytes: pngBytes };
    const gone = await buildBooking(test, { fields: { login_id: 'Long Ago' }, file });
    const bare = await buildBooking(test, { fields: { login_id: 'Last Year' }, file });
    const kept = await buildContact(test, { name: 'Yesterday' });
    await old('enquiries', 'updated_at', { id: gone.id }, '37 months');
    await old('enquiries', 'updated_at', { id: bare.id }, '13 months');
    const { attachment } = await test.db('enquiries').where({ id: gone.id }).first();

    await test.api.post('/api/contact/submit', { body: contactForm({ website: 'x', name: 'Old Spam' }) });
    await old('quarantined_submissions', 'created_at', {}, '31 days');
    await test.api.post('/api/contact/submit', { body: contactForm({ website: 'x', name: 'New Spam' }) });

    const [left, loyal] = [
      await buildSubscriber(test, 'left@a.co'),
      await buildSubscriber(test, 'loyal@a.co'),
    ];
    await test.db('subscribers').where({ id: left }).update({ status: 'unsubscribed' });
    await old('subscribers', 'unsubscription_date', { id: left }, '13 months');
    await old('subscribers', 'subscription_date', { id: loyal }, '100 days');
    await test.api.post('/api/newsletter?action=subscribe', { body: { email: 'silent@a.co' } });
    await old('subscribers', 'last_email_sent', { email: 'silent@a.co' }, '91 days');

    await test.as('admin');
    await old('sessions', 'expires_at', {}, '31 days');
    await old('events', 'occurred_at', { type: 'user.signed_in' }, '91 days');
    await test.db('mail_deliveries').insert({
      event_id: 1,
      template: 'enquiry_confirmation',
      recipient: 'asha@example.com',
      message_id: '<1>',
      attempt: 1,
      status: 'sent',
      started_at: test.db.raw(`now() - interval '181 days'`),
    });
    await test.api.post('/api/contact/submit', {
      headers: { 'Idempotency-Key': 'old' },
      body: contactForm({ name: 'Yesterday' }),
    });
    await old('idempotency_keys', 'created_at', {}, '3 days');

    await test.db('review_invitations').insert([
      { enquiry_id: gone.id, review_id: null, invited_at: test.db.raw(`now() - interval '25 months'`) },
      { enquiry_id: bare.id, review_id: 1, invited_at: test.db.raw(`now() - interval '25 months'`) },
      { enquiry_id: kept.id, review_id: null, invited_at: test.db.raw(`now() - interval '23 months'`) },
    ]);

    const counts = await applyRetention(dependencies(), exampleSettings, new Date());
    expect(counts).toEqual({
      enquiries: 1,
      deleted_enquiries: 0,
      attachments: 1,
      message_files: 0,
      unsent_files: 0,
      quarantined_submissions: 1,
      inbound_mails: 0,
      bounced_addresses: 0,
      former_subscribers: 1,
      unconfirmed_subscribers: 1,
      deleted_subscribers: 0,
      client_addresses: 1,
      staff_addresses: 1,
      sessions: 1,
      mail_deliveries: 1,
      idempotency_keys: 1,
      unused_review_invitations: 1,
      rate_limits: 0,
    });
    const invited = await test.db('review_invitations').orderBy('enquiry_id').pluck('enquiry_id');
    expect(invited).toEqual([bare.id, kept.id]);
    const names = await test.db('enquiries').orderBy('id').pluck('name');
    expect(names).toEqual(['Erased', 'Last Year', 'Yesterday', 'Yesterday']);
    expect(await test.db('enquiries').where({ id: bare.id }).first()).toMatchObject({ attachment: null });
    expect(await test.db('enquiries').where({ id: kept.id }).first()).toMatchObject({ erased_at: null });
    await expect(test.storage.read(attachment.key)).rejects.toThrow();
    expect(await test.db('subscribers').pluck('email')).toEqual(['loyal@a.co']);
    expect(await test.db('subscribers').first()).toMatchObject({ ip_address: null, user_agent: null });
    const events = JSON.stringify(await test.db('events').select('data'));
    for (const trace of ['Long Ago', 'left@a.co', 'silent@a.co', 'Old Spam'])
      expect(events).not.toContain(trace);

    const again = await applyRetention(dependencies(), exampleSettings, new Date());
    expect(Object.values(again).every((count) => count === 0)).toBe(true);
  });

  it('may be unlimited', async () => {
    await buildContact(test, { name: 'For Ever' });
    await old('enquiries', 'updated_at', { name: 'For Ever' }, '900 months');
    const forEver = { ...exampleSettings, retention_enquiry_months: 0 };
    expect(await applyRetention(dependencies(), forEver, new Date())).toMatchObject({ enquiries: 0 });
  });

  it('continue where a run was stopped', async () => {
    await test.db.raw(
      `insert into idempotency_keys (call, key, body_hash, answer, created_at)
       select 'a', n::text, '', '{}', now() - interval '5 days' from generate_series(1, 1200) n`,
    );
    let asked = 0;
    const stopped = await applyRetention(
      { ...dependencies(), shouldStop: () => asked++ > 9 },
      exampleSettings,
      new Date(),
    );
    const rest = await applyRetention(dependencies(), exampleSettings, new Date());
    expect(Number(stopped['idempotency_keys']) + Number(rest['idempotency_keys'])).toBe(1200);
    expect(rest['idempotency_keys']).toBeGreaterThan(0);
  });

  it('are applied by one worker, once a day, and recorded with their counts', async () => {
    const today = new Date();
    const runs = await Promise.all([1, 2, 3].map(() => retainDaily(dependencies(), today)));
    expect(runs.filter((counts) => counts !== null)).toHaveLength(1);
    expect(await retainDaily(dependencies(), today)).toBeNull();
    const told = () => test.db('events').where({ type: 'retention.applied' }).orderBy('id').select('data');
    expect(await told()).toMatchObject([{ data: { counts: { enquiries: expect.any(Number) } } }]);
    expect(await retainDaily(dependencies(), new Date(today.getTime() + 86_400_000))).not.toBeNull();
    expect(await told()).toHaveLength(2);
  });

  it('are settings, which reject non-numbers', async () => {
    const admin = await test.as('super_admin');
    const save = (months: unknown) =>
      admin.put('/api/settings', { body: { retention_enquiry_months: months } });
    expect((await save('24')).body.data.retention_enquiry_months).toBe(24);
    expect((await save('')).body.error).toBe('Enquiries is required');
    expect((await save(null)).status).toBe(422);
    expect((await save(-1)).body.error).toBe('Enquiries must be at least 0');
  });
});

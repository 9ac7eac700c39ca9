import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';

describe('settings', () => {
  const test = useApi();

  it('shows changed business facts to visitors at once, without scripts', async () => {
    const admin = await test.as('admin');
    const before = await test.api.get('/api/settings/public');
    const tag = String(before.headers.get('ETag'));
    const unchanged = await test.api.get('/api/settings/public', { headers: { 'If-None-Match': tag } });
    expect(unchanged.status).toBe(304);
    const saved = await admin.put('/api/settings', {
      body: { agency_name: 'Konkan Trails', privacy_html: '<h2 id="data">Data</h2><script>x()</script>' },
    });
    expect(saved.status).toBe(200);
    expect((await test.api.get('/api/settings/public')).body.data).toMatchObject({
      agency_name: 'Konkan Trails',
      privacy_html: '<h2 id="data">Data</h2>',
    });
    await admin.put('/api/settings', { body: { agency_name: 'Konkan Trails' } });
    expect(await listEvents(test.db, 'settings', 1)).toMatchObject([
      {
        type: 'settings.changed',
        data: { changed: ['agency_name', 'privacy_html'] },
        actor: { id: admin.userId },
      },
    ]);
  });

  it('rejects a save made from an older version, and writes nothing', async () => {
    const admin = await test.as('admin');
    const opened = (await admin.get('/api/settings')).body.data;
    const first = await admin.put('/api/settings', {
      body: { retention_session_days: 181, updated_at: opened.updated_at },
    });
    expect(first.status).toBe(200);
    const recorded = await listEvents(test.db, 'settings', 1);
    const second = await admin.put('/api/settings', {
      body: { retention_session_days: 182, updated_at: opened.updated_at },
    });
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'stale_write',
        current: { retention_session_days: 181, updated_at: first.body.data.updated_at },
      },
    });
    expect((await admin.get('/api/settings')).body.data.retention_session_days).toBe(181);
    expect(await listEvents(test.db, 'settings', 1)).toHaveLength(recorded.length);

    const overwritten = await admin.put('/api/settings', { body: { retention_session_days: 182 } });
    expect(overwritten).toMatchObject({ status: 200, body: { data: { retention_session_days: 182 } } });
    const third = await admin.put('/api/settings', {
      body: { retention_session_days: 30, updated_at: overwritten.body.data.updated_at },
    });
    expect(third.status).toBe(200);
  });

  it.each([
    [
      'hours_monday',
      '10:00-13:00, 15:00-19:00',
      'Monday must have opening hours such as 09:00-18:00, or be empty',
    ],
    [
      'directions_url',
      `https://maps.example/${'a'.repeat(2000)}`,
      'Directions must be at most 2000 characters long',
    ],
    ['holidays', '2026-12-25 '.repeat(200), 'Holidays must be at most 2000 characters long'],
    ['privacy_html', 'a'.repeat(100_001), 'Privacy policy must be at most 100000 characters long'],
  ])('says which text is too long: %s', async (field, value, message) => {
    const refused = await (await test.as('admin')).put('/api/settings', { body: { [field]: value } });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  it('stores a phone number as one that links can dial, and refuses others', async () => {
    const admin = await test.as('admin');
    const save = (phone_primary: string) => admin.put('/api/settings', { body: { phone_primary } });
    expect((await save('+91 (0)832 242 0000')).body.data.phone_primary).toBe('+91 832 242 0000');
    for (const phone of ['0832 242 0000 / 242 0001', '+91 832 242 0000 ext. 12', 'call us']) {
      const message = 'Primary phone must be one number that can be dialled';
      expect((await save(phone)).body.errors, phone).toEqual([{ field: 'phone_primary', message }]);
    }
    expect((await save('')).status).toBe(200);
  });

  it('measures a text as it is stored, so that what is saved can be shown and saved again', async () => {
    const admin = await test.as('admin');
    const save = (terms_html: string) => admin.put('/api/settings', { body: { terms_html } });
    const refused = await save(`<p>${'& '.repeat(30_000)}</p>`);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'terms_html', message: 'Terms must be at most 100000 characters long' }] },
    });
    expect((await save('a'.repeat(100_000))).status).toBe(200);
    expect((await test.api.get('/api/settings/public')).status).toBe(200);
  });

  it('hides private settings from visitors', async () => {
    const facts = (await test.api.get('/api/settings/public')).body.data;
    expect(facts).not.toHaveProperty('time_zone');
    expect(facts).not.toHaveProperty('review_invitation_days');
    expect(facts).not.toHaveProperty('holidays');
    expect(facts, 'for visitors').toMatchObject({ licence: '', tax_number: '', hours_monday: '' });
    expect(facts.reply_hours).toBe(24);
    expect((await test.api.get('/api/settings')).status).toBe(401);
    const wrong = await (await test.as('admin')).put('/api/settings', {
      body: { time_zone: 'Mars/Olympus' },
    });
    expect(wrong).toMatchObject({ status: 422, body: { error: 'Please choose a known time zone' } });
  });
});

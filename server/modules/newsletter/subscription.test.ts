import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';
import { buildSubscriber, getToken, listLinks } from '../../testing/newsletter.ts';

describe('subscribing', () => {
  const test = useApi();
  const subscribe = (body: object, headers: Record<string, string> = {}) =>
    test.api.post('/api/newsletter?action=subscribe', { body, headers });
  const row = (email: string) => test.db('subscribers').where({ email }).first();
  const types = async (id: number) => (await listEvents(test.db, 'subscriber', id)).map(({ type }) => type);
  const minutesPass = (minutes: number) =>
    test.db.raw(
      `update subscribers set last_email_sent = last_email_sent - ? * interval '1 minute',
      unsubscribe_link_sent = unsubscribe_link_sent - ? * interval '1 minute'`,
      [minutes, minutes],
    );

  it('stores the unconfirmed address and requests the mail', async () => {
    const response = await subscribe(
      { email: ' Asha@Example.com ', source: 'website' },
      { 'User-Agent': 'A browser' },
    );
    expect(response).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Thank you for subscribing! Please check your email to confirm your subscription.',
        data: { verification_required: true, email_sent: true },
      },
    });
    const stored = await row('Asha@Example.com');
    expect(stored).toMatchObject({ status: 'active', verification_date: null, user_agent: 'A browser' });
    expect(await types(stored.id)).toEqual(['subscriber.subscribed', 'subscriber.verification_requested']);
    const admin = await test.as('admin');
    expect((await admin.get('/api/newsletter?action=list')).body.data).toMatchObject([
      { email: 'Asha@Example.com', verified: false, subscribed: true, verification_token: null },
    ]);
  });

  it.each([[{}], [{ email: '' }], [{ email: 'nobody' }]])(
    'refuses %j with the text of the form',
    async (body) => {
      expect(await subscribe(body)).toMatchObject({
        status: 422,
        body: { error: 'Please enter a valid email address' },
      });
    },
  );

  it('limits requests for the link to unsubscribe, with an empty token too', async () => {
    const send = (token: string, address = '') =>
      test.api.post(`/api/newsletter?action=unsubscribe${address}`, { body: { token, email: 'nobody' } });
    // A NUL character is removed.
    const sendEach = async () => [await send(''), await send('\0'), await send('', '&token=%00')];
    for (let sent = 0; sent < 60; sent += 3)
      for (const { status } of await sendEach()) expect(status).toBe(422);
    for (const { status } of await sendEach()) expect(status).toBe(429);
    await test.db('rate_limits').delete();
  });

  it('sends another mail at most once in 5 minutes while unconfirmed, in any letter case', async () => {
    await subscribe({ email: 'bela@example.com' });
    const { id } = await row('bela@example.com');
    const again = await subscribe({ email: 'BELA@example.com' });
    expect(again).toMatchObject({ status: 200, body: { success: true, data: { email_sent: false } } });
    await minutesPass(6);
    expect(await subscribe({ email: 'bela@example.com' })).toMatchObject({
      status: 200,
      body: { data: { email_sent: true } },
    });
    expect((await types(id)).filter((type) => type === 'subscriber.verification_requested')).toHaveLength(2);
    await buildSubscriber(test, 'chitra@example.com');
    expect(await subscribe({ email: 'Chitra@example.com' })).toMatchObject({
      status: 409,
      body: { error: 'You are already subscribed to our newsletter!' },
    });
  });

  it('requests five mails a day for a mailbox, whichever of its addresses is typed', async () => {
    const mailed = async (email: string) => (await subscribe({ email })).body.data.email_sent;
    for (const tag of ['', '+a', '+b', '+c', '+d']) expect(await mailed(`isha${tag}@example.com`)).toBe(true);
    expect(await mailed('isha+e@example.com')).toBe(false);
    expect(await mailed('jaya@example.com')).toBe(true);
    await test.db.raw(`update events set occurred_at = occurred_at - interval '1 day'`);
    expect(await mailed('isha+f@example.com')).toBe(true);
  });

  it('is one subscription for twenty at once, with and without a key', async () => {
    const headers = { 'Idempotency-Key': 'twenty' };
    const keyed = await Promise.all(
      Array.from({ length: 10 }, () => subscribe({ email: 'devi@example.com' }, headers)),
    );
    expect(new Set(keyed.map(({ status, text }) => `${status}${text}`)).size).toBe(1);
    expect(keyed[0]?.status).toBe(201);
    const free = await Promise.all(
      Array.from({ length: 10 }, () => subscribe({ email: 'Esha@example.com' })),
    );
    expect(free.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await test.db('subscribers').whereRaw("lower(email) = 'esha@example.com'")).toHaveLength(1);
    expect((await subscribe({ email: 'farida@example.com' }, headers)).status).toBe(409);
  });

  it('starts over after unsubscribing, at once', async () => {
    const id = await buildSubscriber(test, 'gita@example.com');
    const old = await listLinks(test, 'gita@example.com');
    await test.api.post(old.unsubscribe);
    await test.db.raw(`update subscribers set subscription_date = subscription_date - interval '1 hour'`);
    await test.db.raw(`update events set occurred_at = occurred_at - interval '1 hour'`);
    const former = await listLinks(test, 'gita@example.com');
    expect((await test.api.post(former.verify)).status).toBe(400);
    expect(await subscribe({ email: 'gita@example.com' })).toMatchObject({
      status: 201,
      body: { data: { email_sent: true } },
    });
    expect(await row('gita@example.com')).toMatchObject({
      id,
      status: 'active',
      verification_date: null,
      unsubscription_date: null,
    });
    expect((await test.api.post(former.verify)).status).toBe(400);
    expect((await test.api.post((await listLinks(test, 'gita@example.com')).verify)).status).toBe(200);
  });

  it.each(['bounced', 'complained'])('requests no mail to an address that %s', async (status) => {
    const id = await buildSubscriber(test, `${status}@example.com`);
    await test.db('subscribers').where({ id }).update({ status });
    const before = await types(id);
    expect((await subscribe({ email: `${status}@example.com` })).status).toBe(422);
    await test.api.post('/api/newsletter?action=unsubscribe', { body: { email: `${status}@example.com` } });
    expect((await test.api.post((await listLinks(test, `${status}@example.com`)).unsubscribe)).status).toBe(
      200,
    );
    expect(await row(`${status}@example.com`)).toMatchObject({ status, unsubscription_date: null });
    expect(await types(id)).toEqual(before);
  });

  it('resends for staff, within the same 5 minutes', async () => {
    await subscribe({ email: 'hema@example.com' });
    const body = { email: 'hema@example.com', source: 'admin_resend' };
    const [employee, admin] = [await test.as('employee'), await test.as('admin')];
    const path = '/api/newsletter?action=subscribe';
    for (const source of ['admin_resend', ' admin_resend\n', 'admin_resend\u200b', 'admin\0_resend']) {
      const response = await test.api.post(path, { body: { ...body, source } });
      expect(response.status, JSON.stringify(source)).toBe(401);
    }
    expect((await employee.post(path, { body: { source: 'admin_resend' } })).status).toBe(403);
    expect(await admin.post(path, { body })).toMatchObject({
      status: 200,
      body: { data: { email_sent: false } },
    });
    await minutesPass(5);
    expect(await admin.post(path, { body })).toMatchObject({
      status: 200,
      body: { message: 'Verification email sent successfully!', data: { email_sent: true } },
    });
    expect((await admin.post(path, { body: { ...body, email: 'nobody@example.com' } })).status).toBe(404);
  });
});

describe('confirming and leaving', () => {
  const test = useApi();
  const types = async (id: number) => (await listEvents(test.db, 'subscriber', id)).map(({ type }) => type);

  it('confirms once, returns the same again, and rejects tokens that are old, foreign or malformed', async () => {
    await test.api.post('/api/newsletter?action=subscribe', { body: { email: 'asha@example.com' } });
    const { verify, unsubscribe } = await listLinks(test, 'asha@example.com');
    const confirm = (token: unknown) => test.api.post('/api/newsletter?action=verify', { body: { token } });
    for (const token of [
      '',
      'x',
      undefined,
      7,
      getToken(unsubscribe),
      `${getToken(verify)}x`,
      'A'.repeat(500),
    ]) {
      expect(await confirm(token)).toMatchObject({ status: 400, body: { error: 'Verification failed' } });
    }
    expect((await confirm(getToken(verify))).status).toBe(200);
    expect((await confirm(getToken(verify))).status).toBe(200);
    const stored = await test.db('subscribers').where({ email: 'asha@example.com' }).first();
    expect(stored.verification_date).toBeInstanceOf(Date);
    expect((await types(stored.id)).filter((type) => type === 'subscriber.verified')).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(getToken(verify));
    const days = (count: number) =>
      test.db.raw(`update events set occurred_at = now() - ? * interval '1 day'`, [count]);
    await test.db.raw(`update subscribers set subscription_date = now() - interval '9 days'`);
    await days(6.9);
    expect((await test.api.post((await listLinks(test, 'asha@example.com')).verify)).status).toBe(200);
    await days(7.1);
    expect((await test.api.post((await listLinks(test, 'asha@example.com')).verify)).status).toBe(400);
  });

  it('shows pages that change nothing when they are opened', async () => {
    await test.api.post('/api/newsletter?action=subscribe', { body: { email: 'bela@example.com' } });
    const { verify, unsubscribe } = await listLinks(test, 'bela@example.com');
    const page = await test.api.get(verify);
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('data-at-once') });
    expect(page.headers.get('Content-Type')).toContain('text/html');
    const styles = page.text.match(/<style>(.*)<\/style>/s)?.[1] ?? '';
    expect(page.headers.get('Content-Security-Policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(page.text).not.toMatch(/<script(?![^>]* src=)/);
    const leaving = await test.api.get(unsubscribe);
    expect(leaving.text).toContain('<button type="submit">Unsubscribe</button>');
    expect(leaving.text).not.toMatch(/<script|data-at-once/);
    expect((await test.api.get('/api/newsletter/confirm.js')).headers.get('Content-Type')).toContain(
      'javascript',
    );
    expect(await test.db('subscribers').where({ email: 'bela@example.com' }).first()).toMatchObject({
      status: 'active',
      verification_date: null,
    });
    const bad = await test.api.get('/api/newsletter?action=verify&token=<script>');
    expect(bad).toMatchObject({ status: 400, text: expect.stringContaining('<h1>Verification failed</h1>') });
    expect(bad.text).not.toContain('token=<script>');
    expect((await test.api.get('/api/newsletter?action=unsubscribe')).text).toContain('Unsubscribe failed');
  });

  it('confirms by the button of the page, and by one click of a mail program unsubscribes', async () => {
    await test.api.post('/api/newsletter?action=subscribe', { body: { email: 'chitra@example.com' } });
    const { verify, unsubscribe } = await listLinks(test, 'chitra@example.com');
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const html = { ...form, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const done = await test.api.post(verify, { headers: html, body: '' });
    expect(done).toMatchObject({ status: 200, text: expect.stringContaining('Welcome aboard') });
    const failed = await test.api.post(`${verify}x`, { headers: html, body: '' });
    expect(failed).toMatchObject({ status: 400, text: expect.stringContaining('Verification failed') });

    const oneClick = { headers: form, body: 'List-Unsubscribe=One-Click' };
    expect(await test.api.post(unsubscribe, oneClick)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await test.api.post(unsubscribe, oneClick)).status).toBe(200);
    const multipart = new FormData();
    multipart.append('List-Unsubscribe', 'One-Click');
    expect((await test.api.post(unsubscribe, { body: multipart })).status).toBe(200);
    const stored = await test.db('subscribers').where({ email: 'chitra@example.com' }).first();
    expect(stored).toMatchObject({ status: 'unsubscribed', unsubscription_date: expect.any(Date) });
    expect((await types(stored.id)).filter((type) => type === 'subscriber.unsubscribed')).toHaveLength(1);
    expect(
      await test.api.post('/api/newsletter?action=unsubscribe', { body: { token: 'unknown' } }),
    ).toMatchObject({
      status: 400,
      body: { error: 'Unsubscribe failed' },
    });
  });

  it('does not reveal whether an address is on the list', async () => {
    const id = await buildSubscriber(test, 'devi@example.com');
    const leave = (email: string) => test.api.post('/api/newsletter?action=unsubscribe', { body: { email } });
    const [known, unknown] = [await leave('DEVI@example.com'), await leave('nobody@example.com')];
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    await leave('devi@example.com');
    expect((await types(id)).filter((type) => type.endsWith('link_requested'))).toHaveLength(1);
    expect(await test.db('subscribers').where({ id }).first()).toMatchObject({ status: 'active' });
    const admin = await test.as('admin');
    const response = await admin.post('/api/newsletter?action=unsubscribe', {
      body: { email: 'Devi@example.com' },
    });
    expect(response.status).toBe(200);
    expect(await test.db('subscribers').where({ id }).first()).toMatchObject({ status: 'unsubscribed' });
    expect((await listEvents(test.db, 'subscriber', id)).at(-1)).toMatchObject({
      type: 'subscriber.unsubscribed',
      actor: { id: admin.userId },
    });
    expect((await leave('')).status).toBe(422);
  });
});

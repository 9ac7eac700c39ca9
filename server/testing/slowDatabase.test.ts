import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/db.ts';
import { useApi } from './api.ts';
import { useDeafProxy } from './deafProxy.ts';
import { buildContact, contactForm } from './enquiries.ts';
import { eventually } from './eventually.ts';
import { waitUntilBlocked } from './waitUntilBlocked.ts';

// Each response is awaited while its cause lasts: that it arrives at all shows that the wait is bounded.

describe('while a table is locked', () => {
  const timeouts = { connectionMs: 500, statementMs: 2000, lockMs: 300 };
  const test = useApi({}, { connect: (url) => openDatabase(url, 3, 'test-api', timeouts) });

  const submit = (key: string) =>
    test.api.post('/api/contact/submit', {
      body: contactForm({ email: `${key}@example.com` }),
      headers: { 'Idempotency-Key': key },
    });

  it('requests that need it are rejected soon, others continue, and nothing is lost or duplicated', async () => {
    const keys = Array.from({ length: 12 }, (_, n) => `locked-${n}`);
    // The first connections of the API may take longer than its limits on a busy machine.
    await eventually(async () => (await test.api.get('/readyz')).status === 200);
    await test.db.transaction(async (trx) => {
      await trx.raw('lock table enquiries in access exclusive mode');
      const refused = await Promise.all(keys.map(submit));
      for (const { status, headers, body } of refused) {
        expect([status, headers.get('Retry-After'), body.code]).toEqual([503, '2', 'unavailable']);
      }
      // More requests than the pool has connections have waited; none waits any more.
      expect((await test.api.get('/api/settings/public')).status).toBe(200);
      expect((await test.api.get('/readyz')).status).toBe(200);
    });
    // One after the other: many at once may wait too long for a connection on a busy machine.
    for (const key of [...keys, ...keys]) expect((await submit(key)).status).toBe(201);
    const [enquiries, events] = await Promise.all([
      test.db('enquiries').select('email'),
      test.db('events').where({ type: 'enquiry.submitted' }),
    ]);
    expect(enquiries.map(({ email }) => email).sort()).toEqual(
      keys.map((key) => `${key}@example.com`).sort(),
    );
    expect(events).toHaveLength(keys.length);
  });
});

describe('while requests wait on every connection', () => {
  const timeouts = { connectionMs: 20_000, statementMs: 20_000 };
  const test = useApi({}, { connect: (url) => openDatabase(url, 1, 'test-api', timeouts) });

  it('the API is ready all the same: the database responds', async () => {
    const submitted = test.db.transaction(async (trx) => {
      await trx.raw('lock table enquiries in access exclusive mode');
      const waiting = test.api.post('/api/contact/submit', { body: contactForm() });
      await waitUntilBlocked(test.db);
      expect((await test.api.get('/readyz')).status).toBe(200);
      // A promise alone would be waited for while the table is locked.
      return { waiting };
    });
    expect((await (await submitted).waiting).status).toBe(201);
  });
});

describe('while the database is silent', () => {
  const proxy = useDeafProxy();
  const timeouts = { connectionMs: 500, statementMs: 500, responseMs: 700 };
  const connect = (url: string) => openDatabase(proxy.through(url), 2, 'test-api', timeouts);
  // A cached response would still be sent.
  const test = useApi({ RESPONSE_CACHE_MB: '0' }, { connect });

  it('requests are rejected, probes report it, and everything recovers when it responds again', async () => {
    const read = () => test.api.get('/api/settings/public');
    await eventually(async () => (await read()).status === 200);
    proxy.goDeaf();
    for (const { status, headers } of await Promise.all([read(), read(), read(), read()])) {
      expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    }
    expect((await test.api.get('/livez')).status).toBe(200);
    await eventually(async () => (await test.api.get('/readyz')).status === 503);
    expect((await test.api.get('/readyz')).headers.get('Retry-After')).toBe('2');
    proxy.recover();
    // The hanging connections are not reused.
    await eventually(async () => (await read()).status === 200);
    await eventually(async () => (await test.api.get('/readyz')).status === 200);
  });
});

describe('while reading a person’s data takes longer than a request may', () => {
  const timeouts = { connectionMs: 5000, statementMs: 2000, responseMs: 3000 };
  const test = useApi(
    { RATE_LIMITS: 'off' },
    { connect: (url) => openDatabase(url, 3, 'test-api', timeouts) },
  );

  it.each([
    ['find', 'events'],
    ['export', 'mail_deliveries'],
    ['erase', 'mail_deliveries'],
  ])('privacy/%s waits for it', async (path, table) => {
    const email = 'asha@example.com';
    await buildContact(test, { email });
    const admin = await test.as('admin');
    const locking = await test.db.transaction();
    await locking.raw('lock table ?? in access exclusive mode', [table]);
    const body = path === 'erase' ? { email, confirm: email } : { email };
    const response = admin.post(`/api/privacy/${path}`, { body });
    await setTimeout(4000);
    await locking.commit();
    const { status, text } = await response;
    expect(status).toBe(200);
    expect(text).toContain('mail_deliveries');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, testPassword } from '../../server/testing/buildUser.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { contactForm, pngBytes } from '../../server/testing/enquiries.ts';
import { missingOrDoubled, submitMany } from '../../server/testing/invariants.ts';
import { type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { redisIsHere, useRedis } from '../../server/testing/redis.ts';
import { useS3 } from '../../server/testing/s3.ts';
import { useSmtp } from '../../server/testing/smtp.ts';

type Call = { token?: string; body?: unknown; headers?: Record<string, string> };

async function call(api: TestProcess, method: string, path: string, { token, body, headers }: Call = {}) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${api.origin}${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: isForm ? body : body ? JSON.stringify(body) : null,
  });
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
}

describe.runIf(redisIsHere)('two API replicas and two workers that share only their engines', () => {
  const database = useDatabase();
  const smtp = useSmtp();
  const redis = useRedis();
  const s3 = useS3();
  const processes = useProcesses();
  let a: TestProcess;
  let b: TestProcess;
  let email: string;

  beforeAll(async () => {
    const settings = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      STORAGE_URL: s3.url,
      SMTP_URL: smtp.url,
      STAFF_EMAIL: 'staff@example.com',
      LOG_LEVEL: 'warn',
    };
    a = await processes.startApi(settings);
    b = await processes.startApi(settings);
    await processes.startWorker(settings);
    await processes.startWorker(settings);
    email = (await buildUser(database.db, { user_type: 'admin' })).email;
  });

  const signIn = async (api: TestProcess) => {
    const { text } = await call(api, 'POST', '/api/auth/login', {
      body: { email, password: testPassword },
    });
    return String(JSON.parse(text).data.token);
  };

  it('a session of one is valid on the other, and can be ended there', async () => {
    const token = await signIn(a);
    expect((await call(b, 'GET', '/api/auth/me', { token })).status).toBe(200);
    expect((await call(a, 'POST', '/api/auth/logout', { token })).status).toBe(200);
    expect((await call(b, 'GET', '/api/auth/me', { token })).status).toBe(401);
  });

  it('they count attempts together', async () => {
    const body = { email: 'nobody@example.com', password: 'a guess' };
    const statuses: number[] = [];
    for (const api of [a, b, a, b, a, b, a]) {
      statuses.push((await call(api, 'POST', '/api/auth/login', { body })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('a change on one purges the cached pages of the other', async () => {
    const token = await signIn(a);
    const home = async () => (await call(b, 'GET', '/')).text;
    expect(await home()).not.toContain('Monsoon and Sons');
    const body = { agency_name: 'Monsoon and Sons' };
    expect((await call(a, 'PUT', '/api/settings', { token, body })).status).toBe(200);
    await expect.poll(home).toContain('Monsoon and Sons');
  });

  it('an event of one reaches the live stream of the other', async () => {
    const token = await signIn(b);
    const leaving = new AbortController();
    const stream = await fetch(`${b.origin}/api/dashboard/stream`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    let heard = '';
    const listening = (async () => {
      for await (const chunk of stream.body ?? []) heard += new TextDecoder().decode(chunk);
    })().catch(() => undefined);
    const body = contactForm({ name: 'Heard On The Other' });
    expect((await call(a, 'POST', '/api/contact/submit', { body })).status).toBe(201);
    await expect.poll(() => heard).toContain('Heard On The Other');
    leaving.abort();
    await listening;
  });

  it('one key submits once, on whichever replicas it arrives', async () => {
    const body = contactForm({ email: 'twice@example.com' });
    const headers = { 'Idempotency-Key': 'the-same-on-both' };
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        call(n % 2 ? a : b, 'POST', '/api/contact/submit', { body, headers }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await database.db('enquiries').where({ email: 'twice@example.com' })).toHaveLength(1);
  });

  it('an upload to one is served by the other, with the copies that a worker made', async () => {
    const token = await signIn(a);
    const body = new FormData();
    body.append('image', new File([new Uint8Array(pngBytes)], 'pixel.png'));
    const uploaded = await call(a, 'POST', '/api/blog/upload-image', { token, body });
    expect(uploaded.status).toBe(201);
    const { path } = JSON.parse(uploaded.text);
    expect(await call(b, 'GET', path)).toMatchObject({ status: 200, type: 'image/png' });
    const smaller = path.replace('.png', '-480.avif');
    await expect.poll(async () => (await call(b, 'GET', smaller)).type).toBe('image/avif');
  });

  it('the workers share the work, and nothing is done twice', async () => {
    const accepted = [...(await submitMany(a.origin, 20)), ...(await submitMany(b.origin, 20))];
    await expect
      .poll(() => missingOrDoubled(database.db, smtp.messages, accepted), { timeout: 240_000 })
      .toEqual([]);
    expect(new Set(smtp.messages.map(({ messageId }) => messageId)).size).toBe(smtp.messages.length);
  });
});

import { readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, testPassword } from './buildUser.ts';
import { useDatabase } from './database.ts';
import { bookingForm, contactForm } from './enquiries.ts';
import { eventually } from './eventually.ts';
import { missingOrDoubled, submitMany } from './invariants.ts';
import { loseResponses } from './lostResponses.ts';
import { type Settings, useProcesses } from './processes.ts';
import { backends, useBackend } from './redis.ts';
import { canMount, useSmallDisk } from './smallDisk.ts';
import { useSmtp } from './smtp.ts';

const database = useDatabase();
const processes = useProcesses();
let settings: Settings;
beforeAll(() => {
  settings = { DATABASE_URL: database.url, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
});

type Outcome = { status: number; reference?: string; isLast: boolean } | { broken: string; isLast: true };

/** One submission on a keep-alive connection. Throws when the port is closed. */
function submitKept(origin: string, agent: Agent, n: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}/api/contact/submit`, {
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json' },
    });
    sending.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? reject(error) : resolve({ broken: error.message, isLast: true }),
    );
    sending.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('error', (error) => resolve({ broken: error.message, isLast: true }));
      response.on('end', () => {
        const [status, json] = [response.statusCode ?? 0, JSON.parse(text)];
        processes.see({ method: 'POST', url: '/api/contact/submit', status, json });
        const isLast = response.headers.connection === 'close';
        resolve({ status, reference: json.data?.reference, isLast });
      });
    });
    sending.end(JSON.stringify(contactForm({ email: `kept${n}@example.com` })));
  });
}

it('a stopping API responds to every request, even on idle connections', async () => {
  const api = await processes.startApi(settings);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const outcomes: Outcome[] = [];
  let stopped: Promise<void> | undefined;
  const lanes = Array.from({ length: 8 }, async (_, lane) => {
    for (let n = lane; ; n += 8) {
      // A load balancer uses another replica when this one closes connections or its port.
      const outcome = await submitKept(api.origin, agent, n).catch(() => null);
      if (!outcome) return;
      outcomes.push(outcome);
      if (outcomes.length === 200) stopped = api.end('SIGTERM');
      if (outcome.isLast) return;
    }
  });
  await Promise.all(lanes);
  await stopped;
  agent.destroy();
  expect(outcomes.filter((outcome) => !('status' in outcome && outcome.status === 201))).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(200);
  const stored = await database.db('enquiries').where('email', 'like', 'kept%').select('reference');
  const told = outcomes.map((outcome) => 'reference' in outcome && outcome.reference);
  expect(stored.map(({ reference }) => reference).sort()).toEqual(told.sort());
});

it('an API killed after the commit and before the response creates no second enquiry for the retry', async () => {
  const api = await processes.startApi(settings);
  const losing = await loseResponses(api.origin, () => api.end('SIGKILL'));
  const submit = (origin: string) =>
    fetch(`${origin}/api/contact/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'answered-by-nobody' },
      body: JSON.stringify(contactForm({ email: 'once@example.com' })),
    });
  await expect(submit(losing.origin)).rejects.toThrow();
  losing.close();
  const stored = () =>
    database.db('enquiries').where({ email: 'once@example.com' }).select('id', 'reference');
  const committed = await stored();
  expect(committed).toHaveLength(1);

  const next = await processes.startApi(settings);
  const response = await submit(next.origin);
  expect([response.status, (await response.json()).data]).toEqual([201, committed[0]]);
  expect(await stored()).toEqual(committed);
  expect(
    await database.db('events').where({ entity_id: committed[0].id, entity_type: 'enquiry' }),
  ).toHaveLength(1);
});

it('an API whose temporary folder is missing asks to send the form without its file', async () => {
  const api = await processes.startApi({ ...settings, TMPDIR: '/proc/missing' });
  const file = { name: 'plan.pdf', bytes: Buffer.alloc(2_000_000, '%PDF-1.4\n') };
  const body = bookingForm({}, file);
  const response = await fetch(`${api.origin}/api/booking/submit`, { method: 'POST', body });
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { error: expect.stringContaining('or without a file') },
  ]);
  expect(api.output()).toContain('The temporary folder refuses to store (ENOENT)');
  await api.end('SIGTERM');
});

describe.runIf(canMount)('on a full disk', () => {
  const disk = useSmallDisk();

  it.each([
    ['where uploads arrive', (folder: string) => ({ TMPDIR: folder })],
    ['where uploads are kept', (folder: string) => ({ DATA_DIR: folder })],
  ])('(%s) forms without a file are accepted, and files again when there is space', async (_, placed) => {
    const api = await processes.startApi({ ...settings, ...placed(disk.folder) });
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, 'a long brochure ')]);
    const submit = async (file?: { name: string; bytes: Buffer }) => {
      const body = bookingForm({}, file);
      const response = await fetch(`${api.origin}/api/booking/submit`, { method: 'POST', body });
      return { status: response.status, body: await response.json() };
    };
    const count = async () => Number((await database.db('enquiries').count({ n: '*' }).first())?.['n']);
    const before = await count();
    await disk.fill();
    expect(await submit({ name: 'plan.pdf', bytes: pdf })).toMatchObject({
      status: 503,
      body: { success: false, error: expect.stringContaining('Files cannot be stored') },
    });
    expect(await count()).toBe(before);
    expect((await submit()).status).toBe(201);
    await disk.empty();
    const files = await readdir(disk.folder, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual([]);
    expect((await submit({ name: 'plan.pdf', bytes: pdf })).status).toBe(201);
    expect(await count()).toBe(before + 2);
    await api.end('SIGTERM');
  });
});

describe.each(backends)('with clocks that differ by twenty minutes, and queues on %s', (backend) => {
  const own = useDatabase();
  const smtp = useSmtp();
  const redis = useBackend(backend);

  /** Shifts the clock of a process. */
  const shifted = (minutes: number) => {
    const code = `const Real=Date,by=${minutes * 60_000};globalThis.Date=class extends Real{constructor(...a){a.length?super(...a):super(Real.now()+by)}static now(){return Real.now()+by}}`;
    return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
  };

  it('nothing is lost or duplicated, and sessions of one copy are valid on the other', async () => {
    const all = {
      ...settings,
      ...(redis ? { REDIS_URL: redis.url } : {}),
      DATABASE_URL: own.url,
      SMTP_URL: smtp.url,
      STAFF_EMAIL: 'staff@example.com',
    };
    const [fast, slow] = await Promise.all([
      processes.startApi({ ...all, ...shifted(10) }),
      processes.startApi({ ...all, ...shifted(-10) }),
      processes.startWorker({ ...all, ...shifted(-10) }),
      processes.startWorker({ ...all, ...shifted(10) }),
    ]);
    const accepted = [...(await submitMany(fast.origin, 10)), ...(await submitMany(slow.origin, 10))];
    await eventually(async () => {
      expect(await missingOrDoubled(own.db, smtp.messages, accepted)).toEqual([]);
    });

    const { id, email } = await buildUser(own.db, { user_type: 'admin' });
    // The account is not brand-new.
    await own
      .db('users')
      .where({ id })
      .update({ sessions_valid_from: new Date(Date.now() - 86_400_000) });
    for (const [first, second] of [
      [fast, slow],
      [slow, fast],
    ] as const) {
      const signedIn = await fetch(`${first.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: testPassword }),
      });
      const { token } = (await signedIn.json()).data;
      const me = await fetch(`${second.origin}/api/auth/me`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(me.status).toBe(200);
    }
  });
});

import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../platform/db/db.ts';
import { createSystemContext } from '../../../platform/events/events.ts';
import { useApi } from '../../../testing/api.ts';
import { buildUser, testPassword } from '../../../testing/buildUser.ts';
import { listEvents } from '../../../testing/events.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createPasswordToken } from '../../../testing/passwordLinks.ts';
import { inviteUser } from './commands/inviteUser.ts';

const chosen = 'a password of my own';
/** Holds every wait of the server until the test ends it. Returns the growing list of waits. */
function holdWaits() {
  const waits: { ms: number | undefined; end: () => void }[] = [];
  vi.spyOn(timers, 'setTimeout').mockImplementation(
    (ms, value) => new Promise((resolve) => waits.push({ ms, end: () => resolve(value as never) })), // as given
  );
  // Imports of the name `setTimeout` see the spy only after this.
  syncBuiltinESMExports();
  return waits;
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const invalid = { status: 400, body: { code: 'invalid_link' } };

describe('a forgotten password', () => {
  const test = useApi();
  const forgot = (email: string) => test.api.post('/api/auth/forgot-password', { body: { email } });
  const choose = (token: string, password = chosen) =>
    test.api.post('/api/auth/reset-password', { body: { token, password } });
  const signIn = (email: string, password: string) =>
    test.api.post('/api/auth/login', { body: { email, password } });
  const createLink = (user: { id: number }) => createPasswordToken(test, user.id);

  it('is replaced by the link, once, and every session ends', async () => {
    const user = await buildUser(test.db, { first_name: 'Asha', last_name: 'Naik' });
    const { token: session } = (await signIn(user.email, testPassword)).body.data;
    expect((await forgot(user.email.toUpperCase())).status).toBe(200);
    const token = await createLink(user);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await test.api.post('/api/auth/password-link', { body: { token } })).body.data).toEqual({
      purpose: 'reset',
      email: user.email,
      first_name: 'Asha',
    });

    expect(await choose(token, 'short')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', message: 'Password must be at least 8 characters long' }] },
    });
    expect((await choose(token)).status).toBe(200);
    expect(await choose(token, 'another password')).toMatchObject(invalid);
    expect((await test.api.get('/api/auth/me', { token: session })).status).toBe(401);
    expect((await signIn(user.email, testPassword)).status).toBe(401);
    expect((await signIn(user.email, chosen)).status).toBe(200);

    const events = await listEvents(test.db, 'user', user.id);
    const self = { id: user.id, name: 'Asha Naik' };
    expect(events.slice(1, 3)).toMatchObject([
      { type: 'user.password_reset_requested', actor: null, data: { email: user.email } },
      { type: 'user.password_reset', actor: self },
    ]);
    const { rows } = await test.db.raw(
      'select events::text as line from events union all select l::text from password_links l',
    );
    expect(rows.filter(({ line }: { line: string }) => line.includes(token))).toEqual([]);
  });

  it('gets the same response after the same wait, whether or not the address has an account', async () => {
    const user = await buildUser(test.db);
    const inactive = await buildUser(test.db, { status: 'inactive' });
    const waits = holdWaits();
    const responses: unknown[] = [];
    const requests = [user.email, inactive.email, 'unknown@example.com'].map(async (email) => {
      const { status, body } = await forgot(email);
      responses.push({ status, body });
    });
    await eventually(() => waits.length === 3);
    await eventually(async () => (await listEvents(test.db, 'user', user.id)).length === 1);
    expect(responses).toEqual([]);
    expect(waits.map(({ ms }) => ms)).toEqual([300, 300, 300]);
    for (const { end } of waits) end();
    await Promise.all(requests);
    expect(responses[0]).toMatchObject({ status: 200, body: { success: true } });
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(await test.db('password_links').where({ user_id: inactive.id })).toEqual([]);
    expect((await forgot('no address')).status).toBe(422);
  });

  it('can be requested at most five times an hour, whoever owns the address', async () => {
    const user = await buildUser(test.db);
    for (const email of [user.email, 'stranger@example.com']) {
      const responses = await Promise.all(Array.from({ length: 6 }, () => forgot(email)));
      const refused = responses.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(3000);
    }
  });

  it('has one link for an hour, for the same address and an active account', async () => {
    const boss = await test.as('super_admin');
    const user = await buildUser(test.db);
    const fresh = async () => {
      await test.db('rate_limits').delete();
      await forgot(user.email);
      return createLink(user);
    };
    const newest = await fresh();
    await test
      .db('password_links')
      .where({ user_id: user.id })
      .update({ expires_at: new Date(Date.now() - 1000) });
    expect(await choose(newest)).toMatchObject(invalid);
    expect((await test.api.post('/api/auth/password-link', { body: { token: newest } })).status).toBe(400);

    for (const change of [
      { password: 'set by staff' },
      { email: 'new@example.com' },
      { status: 'inactive' },
    ]) {
      const token = await fresh();
      expect((await boss.put(`/api/users/${user.id}`, { body: change })).status).toBe(200);
      user.email = change.email ?? user.email;
      await boss.put(`/api/users/${user.id}`, { body: { status: 'active' } });
      expect(await choose(token)).toMatchObject(invalid);
    }
  });

  it('can still be reset by earlier mails, whoever requests another one', async () => {
    const user = await buildUser(test.db);
    await forgot(user.email);
    const token = await createLink(user);
    const link = test.db('password_links').where({ user_id: user.id });
    await link.clone().update({ expires_at: test.db.raw(`now() + interval '1 minute'`) });
    await forgot(user.email);
    expect(await createLink(user)).toBe(token);
    const { seconds } = await link
      .clone()
      .select(test.db.raw('extract(epoch from expires_at - now())::integer as seconds'))
      .first();
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
    const mails = await listEvents(test.db, 'user', user.id);
    expect(mails.map(({ type }) => type)).toEqual([
      'user.password_reset_requested',
      'user.password_reset_requested',
    ]);
    expect(new Set(mails.map(({ data }) => data.link)).size).toBe(1);
    expect((await choose(token)).status).toBe(200);
  });

  it('is set by one of two who use the link at once', async () => {
    const user = await buildUser(test.db);
    await forgot(user.email);
    const token = await createLink(user);
    const responses = await Promise.all([choose(token, 'the first one'), choose(token, 'the second one')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('lets its owner sign in at once after too many guesses', async () => {
    const user = await buildUser(test.db);
    for (let tries = 0; tries < 6; tries += 1) await signIn(user.email, 'wrong');
    expect((await signIn(user.email, testPassword)).status).toBe(429);
    await forgot(user.email);
    expect((await choose(await createLink(user))).status).toBe(200);
    expect((await signIn(user.email, chosen)).status).toBe(200);
  });
});

describe('requests for a link by strangers', () => {
  const test = useApi({ TRUST_PROXY: '1' });
  const forgot = (email: string, client: string) =>
    test.api.post('/api/auth/forgot-password', { body: { email }, headers: { 'X-Forwarded-For': client } });

  it('are limited for the stranger, never for the owner, and fill no mailbox', async () => {
    const user = await buildUser(test.db, { email: 'asha.naik@example.com' });
    const spellings = ['asha.naik@example.com', 'ASHA.naik@example.com', 'ashanaik+x@example.com'];
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await forgot(spellings[n % 3] ?? '', `2001:db8:1:2::${n}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let n = 0; n < 6; n += 1) expect((await forgot(user.email, `198.51.100.${n}`)).status).toBe(200);
    const mails = await listEvents(test.db, 'user', user.id);
    expect(mails.length).toBeLessThanOrEqual(5);
    const token = await createPasswordToken(test, user.id);
    expect((await forgot(user.email, '203.0.113.9')).status).toBe(200);
    expect(await listEvents(test.db, 'user', user.id)).toHaveLength(mails.length);
    const reset = await test.api.post('/api/auth/reset-password', { body: { token, password: chosen } });
    expect(reset.status).toBe(200);
  });

  it('for spellings without an account take no mail from the owner of the mailbox', async () => {
    const user = await buildUser(test.db, { email: 'meera.pai@example.com' });
    for (let n = 0; n < 5; n += 1) {
      const spelling = n % 2 ? 'meerapai@example.com' : `meera.pai+${n}@example.com`;
      expect((await forgot(spelling, '2001:db8:9:2::1')).status).toBe(200);
    }
    expect((await forgot(user.email, '203.0.113.9')).status).toBe(200);
    expect(await listEvents(test.db, 'user', user.id)).toMatchObject([
      { type: 'user.password_reset_requested', data: { email: user.email } },
    ]);
  });

  it('do not end an invitation', async () => {
    const admin = await test.as('admin');
    const body = { username: 'kabir', email: 'kabir@example.com', first_name: 'Kabir', last_name: 'Anand' };
    const { id } = (await admin.post('/api/users/create', { body })).body.data;
    const token = await createPasswordToken(test, id);
    const hours = async () => {
      const link = test.db('password_links').where({ user_id: id });
      const left = await link
        .select(test.db.raw('extract(epoch from expires_at - now()) / 3600 as hours'))
        .first();
      return Number(left.hours);
    };
    expect(await hours()).toBeGreaterThan(71);
    expect((await forgot('kabir@example.com', '203.0.113.9')).status).toBe(200);
    expect(await hours()).toBeGreaterThan(71);
    expect(await hours()).toBeLessThanOrEqual(72);
    const events = await listEvents(test.db, 'user', id);
    expect(events.map(({ type }) => type)).toEqual(['user.created', 'user.invited', 'user.invited']);
    const accepted = await test.api.post('/api/auth/reset-password', { body: { token, password: chosen } });
    expect(accepted.status).toBe(200);
  });
});

describe('an invitation', () => {
  const test = useApi();
  let made = 0;
  const invite = async (facts: object = {}) => {
    made += 1;
    const body = { username: `guest${made}`, first_name: 'Kabir', last_name: 'Anand', ...facts };
    const admin = await test.as('admin');
    const response = await admin.post('/api/users/create', {
      body: { email: `guest${made}@example.com`, password: '', confirm_password: '', ...body },
    });
    expect(response.status).toBe(201);
    return response.body.data as { id: number; email: string; invited: boolean };
  };
  const choose = (token: string) =>
    test.api.post('/api/auth/reset-password', { body: { token, password: chosen } });

  it('goes to users who are created without a password, and is accepted by choosing one', async () => {
    const guest = await invite();
    expect(guest.invited).toBe(true);
    const token = await createPasswordToken(test, guest.id);
    expect((await test.api.post('/api/auth/password-link', { body: { token } })).body.data.purpose).toBe(
      'invitation',
    );
    expect((await choose(token)).status).toBe(200);
    const credentials = { email: guest.email, password: chosen };
    expect((await test.api.post('/api/auth/login', { body: credentials })).status).toBe(200);
    const admin = await test.as('admin');
    expect((await admin.get(`/api/users/${guest.id}`)).body.data.invited).toBe(false);
    expect((await listEvents(test.db, 'user', guest.id)).slice(0, 3)).toMatchObject([
      { type: 'user.created' },
      { type: 'user.invited', data: { email: guest.email }, actor: { id: admin.userId } },
      { type: 'user.invitation_accepted', actor: { id: guest.id } },
    ]);
    expect(await admin.post(`/api/users/${guest.id}/invite`)).toMatchObject({
      status: 409,
      body: { code: 'has_password' },
    });
  });

  it('can be sent again, with a new link, by those who may edit the user', async () => {
    const guest = await invite();
    const first = await createPasswordToken(test, guest.id);
    const admin = await test.as('admin');
    expect((await admin.post(`/api/users/${guest.id}/invite`)).status).toBe(200);
    expect(await choose(first)).toMatchObject(invalid);
    expect((await choose(await createPasswordToken(test, guest.id))).status).toBe(200);

    const peer = await buildUser(test.db, { user_type: 'admin' });
    await test.db('users').where({ id: peer.id }).update({ invited_at: new Date() });
    expect((await admin.post(`/api/users/${peer.id}/invite`)).status).toBe(403);
    expect((await admin.post('/api/users/999999/invite')).status).toBe(404);
  });

  it('needs one connection to the database, so that many at once do not wait for each other', async () => {
    const guest = await invite();
    const { DATABASE_URL, JWT_SECRET: secret } = test.config;
    const db = openDatabase(DATABASE_URL, 1, 'test', { connectionMs: 5000, statementMs: 5000 });
    try {
      await inviteUser({ db, secret }, guest.id, createSystemContext(new Date()));
    } finally {
      await db.destroy();
    }
    expect((await listEvents(test.db, 'user', guest.id)).at(-1)).toMatchObject({ type: 'user.invited' });
  });

  it('waits while the account is inactive', async () => {
    const guest = await invite({ status: 'inactive' });
    expect(await test.db('password_links').where({ user_id: guest.id })).toEqual([]);
    const admin = await test.as('admin');
    expect((await admin.post(`/api/users/${guest.id}/invite`)).status).toBe(409);
    await admin.put(`/api/users/${guest.id}`, { body: { status: 'active' } });
    expect((await admin.post(`/api/users/${guest.id}/invite`)).status).toBe(200);
  });
});

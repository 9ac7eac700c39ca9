import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildUser, testPassword } from '../../testing/buildUser.ts';
import { eventsOf } from '../../testing/events.ts';
import { passwordTokenOf } from '../../testing/passwordLinks.ts';

const chosen = 'a password of my own';
const invalid = { status: 400, body: { code: 'invalid_link' } };

describe('a forgotten password', () => {
  const test = useApi();
  const forgot = (email: string) => test.api.post('/api/auth/forgot-password', { body: { email } });
  const choose = (token: string, password = chosen) =>
    test.api.post('/api/auth/reset-password', { body: { token, password } });
  const signIn = (email: string, password: string) =>
    test.api.post('/api/auth/login', { body: { email, password } });
  const linkOf = (user: { id: number }) => passwordTokenOf(test, user.id);

  it('is replaced by the link, once, and every session ends', async () => {
    const user = await buildUser(test.db, { first_name: 'Asha', last_name: 'Naik' });
    const { token: session } = (await signIn(user.email, testPassword)).body.data;
    expect((await forgot(user.email.toUpperCase())).status).toBe(200);
    const token = await linkOf(user);
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

    const events = await eventsOf(test.db, 'user', user.id);
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

  it('is answered alike, and as slowly, whoever has the address', async () => {
    const user = await buildUser(test.db);
    const inactive = await buildUser(test.db, { status: 'inactive' });
    const timed = async (email: string) => {
      const started = performance.now();
      const { status, body } = await forgot(email);
      return { status, body, slow: performance.now() - started >= 290 };
    };
    const [known, ...others] = await Promise.all(
      [user.email, inactive.email, 'nobody@example.com'].map(timed),
    );
    expect(known).toMatchObject({ status: 200, slow: true, body: { success: true } });
    for (const other of others) expect(other).toEqual(known);
    expect(await test.db('password_links').where({ user_id: inactive.id })).toEqual([]);
    expect((await forgot('no address')).status).toBe(422);
  });

  it('is asked for five times an hour at most, whoever has the address', async () => {
    const user = await buildUser(test.db);
    for (const email of [user.email, 'stranger@example.com']) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => forgot(email)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(3000);
    }
  });

  it('has one living link: the newest, for an hour, of the same address and an active account', async () => {
    const boss = await test.as('super_admin');
    const user = await buildUser(test.db);
    const fresh = async () => {
      await test.db('rate_limits').delete();
      await forgot(user.email);
      return linkOf(user);
    };
    const replaced = await fresh();
    const newest = await fresh();
    expect(newest).not.toBe(replaced);
    expect(await choose(replaced)).toMatchObject(invalid);

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

  it('is chosen by one of two who use the link at once', async () => {
    const user = await buildUser(test.db);
    await forgot(user.email);
    const token = await linkOf(user);
    const answers = await Promise.all([choose(token, 'the first one'), choose(token, 'the second one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('lets its owner in at once, who had guessed too often', async () => {
    const user = await buildUser(test.db);
    for (let tries = 0; tries < 6; tries += 1) await signIn(user.email, 'wrong');
    expect((await signIn(user.email, testPassword)).status).toBe(429);
    await forgot(user.email);
    expect((await choose(await linkOf(user))).status).toBe(200);
    expect((await signIn(user.email, chosen)).status).toBe(200);
  });
});

describe('an invitation', () => {
  const test = useApi();
  let made = 0;
  const invite = async (facts: object = {}) => {
    made += 1;
    const body = { username: `guest${made}`, first_name: 'Kabir', last_name: 'Anand', ...facts };
    const admin = await test.as('admin');
    const answer = await admin.post('/api/users/create', {
      body: { email: `guest${made}@example.com`, password: '', confirm_password: '', ...body },
    });
    expect(answer.status).toBe(201);
    return answer.body.data as { id: number; email: string; invited: boolean };
  };
  const choose = (token: string) =>
    test.api.post('/api/auth/reset-password', { body: { token, password: chosen } });

  it('goes to whoever is created without a password, and is accepted by choosing one', async () => {
    const guest = await invite();
    expect(guest.invited).toBe(true);
    const token = await passwordTokenOf(test, guest.id);
    expect((await test.api.post('/api/auth/password-link', { body: { token } })).body.data.purpose).toBe(
      'invitation',
    );
    expect((await choose(token)).status).toBe(200);
    const credentials = { email: guest.email, password: chosen };
    expect((await test.api.post('/api/auth/login', { body: credentials })).status).toBe(200);
    const admin = await test.as('admin');
    expect((await admin.get(`/api/users/${guest.id}`)).body.data.invited).toBe(false);
    expect((await eventsOf(test.db, 'user', guest.id)).slice(0, 3)).toMatchObject([
      { type: 'user.created' },
      { type: 'user.invited', data: { email: guest.email }, actor: { id: admin.userId } },
      { type: 'user.invitation_accepted', actor: { id: guest.id } },
    ]);
    expect(await admin.post(`/api/users/${guest.id}/invite`)).toMatchObject({
      status: 409,
      body: { code: 'has_password' },
    });
  });

  it('can be sent again by who may edit the person, with a new link', async () => {
    const guest = await invite();
    const first = await passwordTokenOf(test, guest.id);
    const admin = await test.as('admin');
    expect((await admin.post(`/api/users/${guest.id}/invite`)).status).toBe(200);
    expect(await choose(first)).toMatchObject(invalid);
    expect((await choose(await passwordTokenOf(test, guest.id))).status).toBe(200);

    const peer = await buildUser(test.db, { user_type: 'admin' });
    await test.db('users').where({ id: peer.id }).update({ invited_at: new Date() });
    expect((await admin.post(`/api/users/${peer.id}/invite`)).status).toBe(403);
    expect((await admin.post('/api/users/999999/invite')).status).toBe(404);
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

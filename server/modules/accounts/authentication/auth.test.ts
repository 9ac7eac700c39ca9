import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { buildUser, testPassword } from '../../../testing/buildUser.ts';
import { listEvents } from '../../../testing/events.ts';
import { User } from '../users/User.ts';

describe('signing in', () => {
  const test = useApi();
  const login = (body: Record<string, unknown>) => test.api.post('/api/auth/login', { body });

  it('returns a token for email or username, in any case, and never a hash', async () => {
    const user = await buildUser(test.db, { user_type: 'employee', first_name: 'Meera', username: 'MeeraF' });
    for (const name of [{ email: user.email.toUpperCase() }, { username: 'meeraf' }]) {
      const response = await login({ ...name, password: testPassword });
      expect(response.status).toBe(200);
      expect(response.body).toMatchObject({
        success: true,
        data: { user: { id: user.id, first_name: 'Meera', user_type: 'employee' } },
      });
      expect(response.body.data.user.permissions).toContain('enquiries.respond');
      expect(response.body.data.user.permissions).not.toContain('users.view');
      expect(response.text).not.toContain('argon2');
    }
    expect((await User.query(test.db).findById(user.id))?.last_login).toBeInstanceOf(Date);
    const events = await listEvents(test.db, 'user', user.id);
    const signIns = events.filter(({ type }) => type === 'user.signed_in');
    expect(signIns.map(({ actor }) => actor?.id)).toEqual([user.id, user.id]);
  });

  it('distinguishes wrong, unknown and inactive only for callers who know the password', async () => {
    const inactive = await buildUser(test.db, { status: 'inactive' });
    const wrong = { status: 401, body: { error: 'Invalid credentials' } };
    expect(await login({ email: inactive.email, password: 'not this one' })).toMatchObject(wrong);
    expect(await login({ email: 'nobody@example.com', password: testPassword })).toMatchObject(wrong);
    expect(await login({ email: inactive.email, password: testPassword })).toMatchObject({
      status: 403,
      body: { error: 'Your account is inactive. Please contact your administrator.' },
    });
    expect((await login({ email: inactive.email })).status).toBe(422);
    const long = { username: 'a'.repeat(61), password: 'b'.repeat(129) };
    expect((await login(long)).body.errors).toEqual([
      { field: 'username', message: 'Invalid credentials' },
      { field: 'password', message: 'Invalid credentials' },
    ]);
  });

  it('names every missing field', async () => {
    expect(await login({})).toMatchObject({ status: 422, body: { error: 'Password is required' } });
    expect((await login({})).body.errors).toEqual([
      { field: 'password', message: 'Password is required' },
      { field: 'email', message: 'Email or username is required' },
    ]);
    expect((await login({ username: 5 })).body.errors).toHaveLength(2);
  });

  it.each(['known', 'unknown'])(
    'throttles a %s account after five failures, by either name',
    async (kind) => {
      const user =
        kind === 'known' ? await buildUser(test.db) : { email: 'ghost@example.com', username: 'ghost' };
      const failures = await Promise.all(
        Array.from({ length: 8 }, () => login({ email: user.email, password: 'wrong' })),
      );
      expect(failures.map((response) => response.status).sort()).toEqual([
        401, 401, 401, 401, 401, 429, 429, 429,
      ]);
      const name = kind === 'known' ? { username: user.username } : { email: user.email };
      const refused = await login({ ...name, password: testPassword });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    },
  );
});

describe('a session', () => {
  const test = useApi();
  const me = (token: string) => test.api.get('/api/auth/me', { token });
  const begin = async (facts: Parameters<typeof buildUser>[1] = {}) => {
    const user = await buildUser(test.db, facts);
    const { body } = await test.api.post('/api/auth/login', {
      body: { email: user.email, password: testPassword },
    });
    return { user, token: String(body.data.token) };
  };

  it('lasts until its own logout', async () => {
    const { user, token } = await begin();
    const second = await test.api.post('/api/auth/login', {
      body: { email: user.email, password: testPassword },
    });
    expect(await me(token)).toMatchObject({ status: 200, body: { data: { user: { id: user.id } } } });
    expect((await test.api.post('/api/auth/logout', { token })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await test.api.get('/api/auth/verify-token', { token })).status).toBe(401);
    expect((await me(second.body.data.token)).status).toBe(200);
  });

  it('is renewed; the old token remains valid for 30 seconds, and logging out ends both', async () => {
    const { token } = await begin();
    const renewed = await test.api.get('/api/auth/refresh-token', { token });
    expect(renewed.status).toBe(200);
    const fresh = String(renewed.body.data.token);
    expect((await me(token)).status).toBe(200);
    await test
      .db('sessions')
      .whereNotNull('ends_at')
      .update({ ends_at: new Date(Date.now() - 1) });
    expect((await me(token)).status).toBe(401);
    expect((await me(fresh)).status).toBe(200);
    await test.api.post('/api/auth/logout', { token: fresh });
    expect((await me(fresh)).status).toBe(401);
    expect((await test.api.get('/api/auth/refresh-token', { token: fresh })).status).toBe(401);
  });

  /** Begins a session whose row and token expired some seconds ago; returns the token. */
  const beginExpired = async (secondsAgo: number) => {
    const { token } = await begin();
    const { sub, jti } = jwt.decode(token) as { sub: string; jti: string };
    const end = Date.now() - secondsAgo * 1000;
    await test
      .db('sessions')
      .where({ id: jti })
      .update({ expires_at: new Date(end) });
    return jwt.sign({ exp: Math.floor(end / 1000) }, test.config.JWT_SECRET, {
      issuer: 'safarnama',
      audience: 'safarnama',
      subject: sub,
      jwtid: jti,
    });
  };

  it('can be renewed up to an hour after it expired, and not later', async () => {
    const late = await test.api.get('/api/auth/refresh-token', { token: await beginExpired(3700) });
    expect(late.status).toBe(401);
    const token = await beginExpired(3000);
    expect((await me(token)).status).toBe(401);
    const response = await test.api.get('/api/auth/refresh-token', { token });
    expect(response.status).toBe(200);
    expect((await me(response.body.data.token)).status).toBe(200);
  });

  it('cannot be renewed after a logout with its expired token', async () => {
    const token = await beginExpired(3000);
    expect((await test.api.post('/api/auth/logout', { token })).status).toBe(200);
    expect((await test.api.get('/api/auth/refresh-token', { token })).status).toBe(401);
    expect((await test.api.post('/api/auth/logout', { token })).status).toBe(401);
    expect((await test.api.post('/api/auth/logout')).status).toBe(401);
  });

  it('is renewed at once for parallel tabs', async () => {
    const { token } = await begin();
    const responses = await Promise.all(
      [1, 2, 3].map(() => test.api.get('/api/auth/refresh-token', { token })),
    );
    for (const response of responses) expect((await me(response.body.data.token)).status).toBe(200);
  });
});

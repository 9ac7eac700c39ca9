import { afterEach, describe, expect, it, vi } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { buildUser, testPassword } from '../../../testing/buildUser.ts';
import { createPasswordToken } from '../../../testing/passwordLinks.ts';
import { signInAs } from '../../../testing/signIn.ts';
import { totpCode } from './totp.ts';

const minute = 60_000;

/** Hosts whose clocks differ, simulated by one whose clock is changed between requests. */
describe('clocks of several hosts', () => {
  const test = useApi();
  const realNow = Date.now;
  const setClock = (aheadMs: number) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(realNow() + aheadMs);
  };
  afterEach(() => {
    vi.useRealTimers();
  });
  const me = async (token: string) => (await test.api.get('/api/auth/me', { token })).status;

  it.each([2 * minute, -2 * minute])(
    'do not affect a session that begins after a change of password by a host %i ms ahead',
    async (ahead) => {
      const boss = await test.as('super_admin');
      const user = await buildUser(test.db);
      const earlier = await signInAs(test, user);
      setClock(ahead);
      const change = await boss.put(`/api/users/${user.id}`, { body: { password: 'set by staff' } });
      expect(change.status).toBe(200);
      vi.useRealTimers();
      expect(await me(earlier)).toBe(401);
      const token = await signInAs(test, user, { password: 'set by staff' });
      expect(await me(token)).toBe(200);
    },
  );

  it.each([3 * 60 * minute, -3 * 60 * minute])(
    'do not affect the lifetime of a session where they are %i ms ahead',
    async (ahead) => {
      const user = await buildUser(test.db);
      const token = await signInAs(test, user);
      setClock(ahead);
      expect(await me(token)).toBe(200);
      const renewed = await test.api.get('/api/auth/refresh-token', { token });
      expect(renewed.status).toBe(200);
      vi.useRealTimers();
      expect(await me(String(renewed.body.data.token))).toBe(200);
      const lasts = Date.parse(renewed.body.data.expires_at) - Date.now();
      expect(lasts).toBeGreaterThan(55 * minute);
      expect(lasts).toBeLessThanOrEqual(60 * minute);
      const sessions = await test.api.get('/api/auth/sessions', { token });
      expect(sessions.body.data).toHaveLength(1);
    },
  );

  it.each([
    [10 * minute, 0],
    [-10 * minute, 0],
    [0, 2 * minute],
    [0, -2 * minute],
  ])('do not affect a sign-in whose steps are served %i and %i ms ahead', async (ahead, aheadOfCode) => {
    const user = await buildUser(test.db);
    const session = await signInAs(test, user);
    const post = (path: string, body: object) => test.api.post(`/api/auth/${path}`, { token: session, body });
    const { secret } = (await post('second-factor', { current_password: testPassword })).body.data;
    await post('second-factor/confirm', { code: totpCode(secret, new Date()) });
    await test.db('second_factors').where({ user_id: user.id }).update({ last_step: 0 });
    setClock(ahead);
    const first = await post('login', { email: user.email, password: testPassword });
    expect(first.body.code).toBe('second_factor_required');
    const code = totpCode(secret, new Date(realNow()));
    setClock(aheadOfCode);
    const second = await post('login/second-factor', { challenge: first.body.challenge, code });
    expect(second.status).toBe(200);
  });

  it('do not affect a mailed link', async () => {
    const user = await buildUser(test.db);
    setClock(-180 * minute);
    await test.api.post('/api/auth/forgot-password', { body: { email: user.email } });
    setClock(180 * minute);
    const body = { token: await createPasswordToken(test, user.id), password: 'a password of my own' };
    expect((await test.api.post('/api/auth/reset-password', { body })).status).toBe(200);
    vi.useRealTimers();
    expect(await me(await signInAs(test, user, { password: 'a password of my own' }))).toBe(200);
  });
});

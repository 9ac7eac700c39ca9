import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ageSessions } from '../../../testing/ageSessions.ts';
import { useApi } from '../../../testing/api.ts';
import { testPassword } from '../../../testing/buildUser.ts';
import { listEvents } from '../../../testing/events.ts';
import { buildSignedIn, signInAs } from '../../../testing/signIn.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('the sessions of a person', () => {
  const test = useApi();
  const isAlive = async (token: string) => (await test.api.get('/api/auth/me', { token })).status === 200;
  const list = async (token: string) => (await test.api.get('/api/auth/sessions', { token })).body.data;
  const refresh = (token: string) => test.api.get('/api/auth/refresh-token', { token });
  const listAccountEvents = async (userId: number) =>
    (await listEvents(test.db, 'user', userId)).filter(({ type }) => type !== 'user.signed_in');

  it('are listed with place and time, a refreshed one once, ended ones not at all', async () => {
    const { user, token } = await buildSignedIn(test);
    const other = await signInAs(test, user, { userAgent: firefox });
    const gone = await signInAs(test, user);
    await test.api.post('/api/auth/logout', { token: gone });
    const renewed = (await refresh(token)).body.data.token;
    await test
      .db('sessions')
      .where({ user_id: user.id, user_agent: firefox })
      .update({ last_used_at: new Date(Date.now() - 3600_000) });
    expect(await list(renewed)).toMatchObject([
      { browser: 'Unknown browser', current: true },
      { browser: 'Firefox on Linux', current: false, address: expect.stringContaining('127.0.0.1') },
    ]);

    // Using it moves it up.
    const before = Date.now();
    expect(await isAlive(other)).toBe(true);
    const [, , ...more] = await list(renewed);
    expect(more).toEqual([]);
    const used = (await list(renewed)).find(({ current }: { current: boolean }) => !current);
    expect(new Date(used.last_used_at).getTime()).toBeGreaterThanOrEqual(before - 1000);
  });

  it('are ended one by one, only by their owner', async () => {
    const { user, token } = await buildSignedIn(test);
    const other = await signInAs(test, user);
    const stranger = await buildSignedIn(test);
    const theirs = (await list(token)).find(({ current }: { current: boolean }) => !current);
    const end = (by: string, id: string) => test.api.delete(`/api/auth/sessions/${id}`, { token: by });
    expect((await end(stranger.token, theirs.id)).status).toBe(404);
    expect(await isAlive(other)).toBe(true);
    expect((await end(token, theirs.id)).status).toBe(200);
    expect(await isAlive(other)).toBe(false);
    expect(await isAlive(token)).toBe(true);
    expect((await end(token, theirs.id)).status).toBe(404);
    expect((await end(token, randomUUID())).status).toBe(404);
    expect((await end(token, 'x')).status).toBe(400);
    expect(await listAccountEvents(user.id)).toMatchObject([
      { type: 'user.sessions_ended', data: { reason: 'ended_by_owner', count: 1 }, actor: { id: user.id } },
    ]);
  });

  it('are ended except the one of the request', async () => {
    const { user, token } = await buildSignedIn(test);
    const others = [await signInAs(test, user), await signInAs(test, user)];
    const stranger = await buildSignedIn(test);
    expect((await test.api.delete('/api/auth/sessions', { token })).body).toMatchObject({ ended: 2 });
    for (const other of others) expect(await isAlive(other)).toBe(false);
    expect(await isAlive(token)).toBe(true);
    expect(await isAlive(stranger.token)).toBe(true);
    expect(await list(token)).toHaveLength(1);
  });

  it('are ended except the one of the request, also those that a copy of its token has renewed', async () => {
    const { user, token: copied } = await buildSignedIn(test);
    const stolen = (await refresh(copied)).body.data.token;
    const own = (await refresh(copied)).body.data.token;
    expect((await test.api.delete('/api/auth/sessions', { token: own })).body).toMatchObject({ ended: 1 });
    for (const token of [copied, stolen]) expect(await isAlive(token)).toBe(false);
    expect(await isAlive(own)).toBe(true);
    expect(await listAccountEvents(user.id)).toMatchObject([
      { data: { reason: 'ended_by_owner', count: 1 } },
    ]);
    // All tabs of a browser use the token that it has stored.
    expect((await refresh(own)).status).toBe(200);
    expect(await isAlive(own)).toBe(true);
  });

  it('all end when a retired token is used again', async () => {
    const { user, token: stolen } = await buildSignedIn(test);
    const elsewhere = await signInAs(test, user);
    const fresh = (await refresh(stolen)).body.data.token;
    // Within the grace period of parallel tabs it is not theft.
    expect((await refresh(stolen)).status).toBe(200);
    await test
      .db('sessions')
      .where({ user_id: user.id })
      .whereNotNull('ends_at')
      .update({ ends_at: new Date(Date.now() - 1000) });
    expect((await refresh(stolen)).status).toBe(401);
    expect(await isAlive(fresh)).toBe(false);
    expect((await refresh(fresh)).status).toBe(401);
    expect(await isAlive(elsewhere)).toBe(true);
    expect(await listAccountEvents(user.id)).toMatchObject([
      { type: 'user.sessions_ended', data: { reason: 'token_reused' } },
    ]);
  });

  it.each([
    ['another role', { user_type: 'visitor' }],
    ['a password that staff set', { password: 'set by an admin' }],
  ])('end with %s', async (_what, change) => {
    const boss = await test.as('super_admin');
    const { user, token } = await buildSignedIn(test);
    expect((await boss.put(`/api/users/${user.id}`, { body: change })).status).toBe(200);
    expect(await isAlive(token)).toBe(false);
    expect((await refresh(token)).status).toBe(401);
  });

  it('end with the account', async () => {
    const boss = await test.as('super_admin');
    const { user, token } = await buildSignedIn(test);
    expect((await boss.delete(`/api/users/${user.id}`)).status).toBe(200);
    expect(await isAlive(token)).toBe(false);
    expect((await refresh(token)).status).toBe(401);
  });

  it('end with a change of the own password, except for a new one here', async () => {
    const { user, token } = await buildSignedIn(test);
    const other = await signInAs(test, user);
    const change = (current_password: string, password: string, confirm_password = password) =>
      test.api.post('/api/auth/change-password', {
        token,
        body: { current_password, password, confirm_password },
      });
    expect((await change(testPassword, 'short')).body.errors).toMatchObject([{ field: 'password' }]);
    expect((await change(testPassword, 'another one', 'different')).body.errors).toMatchObject([
      { field: 'confirm_password' },
    ]);
    expect((await change(testPassword, testPassword)).body.errors).toMatchObject([{ field: 'password' }]);
    expect(await change('not mine', 'another one')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'current_password' }] },
    });
    const response = await change(testPassword, 'another one');
    expect(response).toMatchObject({ status: 200, body: { data: { user: { id: user.id } } } });
    for (const old of [token, other]) expect(await isAlive(old)).toBe(false);
    expect(await isAlive(response.body.data.token)).toBe(true);
    expect(await isAlive(await signInAs(test, user, { password: 'another one' }))).toBe(true);
    expect(await listAccountEvents(user.id)).toMatchObject([
      { type: 'user.password_changed', actor: { id: user.id } },
    ]);
  });

  it('cannot be used to guess the password', async () => {
    const { token } = await buildSignedIn(test);
    const guess = () =>
      test.api.post('/api/auth/change-password', {
        token,
        body: { current_password: 'a guess', password: 'another one' },
      });
    const responses = await Promise.all(Array.from({ length: 7 }, guess));
    expect(responses.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });
});

describe('a session that is used without a break', () => {
  const test = useApi({ SESSION_HOURS: '2' });

  it('ends at its maximum age, regardless of how often it was renewed', async () => {
    const me = async (token: string) => (await test.api.get('/api/auth/me', { token })).status;
    const refresh = (token: string) => test.api.get('/api/auth/refresh-token', { token });

    let { token } = await buildSignedIn(test);
    for (const [minutes, lasts] of [
      [50, 60],
      [50, 20],
      [19, 1],
    ] as const) {
      await ageSessions(test.db, minutes * 60);
      const { body } = await refresh(token);
      token = body.data.token;
      expect(Math.ceil((Date.parse(body.data.expires_at) - Date.now()) / 60_000)).toBe(lasts);
      expect(await me(token)).toBe(200);
    }
    await ageSessions(test.db, 2 * 60);
    expect(await me(token)).toBe(401);
    expect((await refresh(token)).status).toBe(401);
  });
});

describe('a token that was renewed', () => {
  const test = useApi();

  it('works for 30 more seconds, for parallel tabs, and then ends the sessions that followed from it', async () => {
    const me = async (token: string) => (await test.api.get('/api/auth/me', { token })).status;
    const refresh = (token: string) => test.api.get('/api/auth/refresh-token', { token });

    const { user, token: old } = await buildSignedIn(test);
    const before = Date.now();
    const renewed = String((await refresh(old)).body.data.token);
    const after = Date.now();
    const [first] = await test.db('sessions').where({ user_id: user.id }).orderBy('created_at');
    expect(first.ends_at.getTime()).toBeGreaterThanOrEqual(before + 30_000);
    expect(first.ends_at.getTime()).toBeLessThanOrEqual(after + 30_000);
    await ageSessions(test.db, 15);
    expect(await me(old)).toBe(200);
    const parallel = String((await refresh(old)).body.data.token);
    expect([await me(renewed), await me(parallel)]).toEqual([200, 200]);

    await ageSessions(test.db, 15);
    expect(await me(old)).toBe(401);
    expect((await refresh(old)).status).toBe(401);
    expect([await me(renewed), await me(parallel)]).toEqual([401, 401]);
    expect((await listEvents(test.db, 'user', user.id)).at(-1)).toMatchObject({
      type: 'user.sessions_ended',
      data: { reason: 'token_reused', count: 1 },
    });
  });
});

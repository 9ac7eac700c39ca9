import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type TestApi, useApi } from '../../../testing/api.ts';
import { testPassword } from '../../../testing/buildUser.ts';
import { listEvents } from '../../../testing/events.ts';
import { buildSignedIn } from '../../../testing/signIn.ts';
import { waitUntilBlocked } from '../../../testing/waitUntilBlocked.ts';
import type { User } from '../users/User.ts';
import { signChallenge } from './tokens.ts';
import { findStep, totpCode } from './totp.ts';

const current_password = testPassword;

it('generates the codes of RFC 6238, and accepts only those of the neighbouring 30 seconds', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'; // the RFC's, in base32
  const at = (seconds: number) => new Date(seconds * 1000);
  expect([59, 1111111109, 20000000000].map((seconds) => totpCode(secret, at(seconds)))).toEqual([
    '287082',
    '081804',
    '353130',
  ]);
  const steps = [-60, -30, 0, 30, 60].map((away) =>
    findStep(secret, totpCode(secret, at(3000 + away)), at(3000)),
  );
  expect(steps).toEqual([null, 99, 100, 101, null]);
});

/** An account with a second factor, the secret of its app and its recovery codes. */
async function buildProtected(test: TestApi, facts: Parameters<typeof buildSignedIn>[1] = {}) {
  const { user, token } = await buildSignedIn(test, facts);
  const post = (path: string, body: object) => test.api.post(`/api/auth/${path}`, { token, body });
  const { secret, uri } = (await post('second-factor', { current_password })).body.data;
  const confirmed = await post('second-factor/confirm', { code: totpCode(secret, new Date()) });
  const recoveryCodes: string[] = confirmed.body.data.recovery_codes;
  return { user, token, post, secret: String(secret), uri: String(uri), recoveryCodes };
}

describe('the second factor', () => {
  const test = useApi();
  const protectedAccount = (facts = {}) => buildProtected(test, facts);
  const login = (user: User, password = testPassword) =>
    test.api.post('/api/auth/login', { body: { email: user.email, password } });
  const requestChallenge = async (user: User) => String((await login(user)).body.challenge);
  const finish = (challenge: string, code: string) =>
    test.api.post('/api/auth/login/second-factor', { body: { challenge, code } });
  /** A code that was not taken yet: of the next 30 seconds, which the server accepts already. */
  const nextCode = (secret: string) => totpCode(secret, new Date(Date.now() + 30_000));
  /** As if half a minute had passed since the last code. */
  const passTime = (user: User) =>
    test.db('second_factors').where({ user_id: user.id }).update({ last_step: 0 });
  const getStatus = async (token: string) =>
    (await test.api.get('/api/auth/second-factor', { token })).body.data;

  it('is set up with the password and a first code, and shows its secrets once', async () => {
    const { user, token } = await buildSignedIn(test);
    const post = (path: string, body: object) => test.api.post(`/api/auth/${path}`, { token, body });
    expect(await getStatus(token)).toEqual({ enabled: false, enabled_at: null, recovery_codes_left: 0 });
    expect(await post('second-factor', { current_password: 'not mine' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'current_password' }] },
    });
    const { secret, uri } = (await post('second-factor', { current_password })).body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(user.email);

    // Not confirmed yet: sign-in asks for the password alone.
    expect((await login(user)).status).toBe(200);
    expect(await post('second-factor/confirm', { code: '000000' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code' }] },
    });
    const confirmed = await post('second-factor/confirm', { code: ` ${totpCode(secret, new Date())}` });
    const codes: string[] = confirmed.body.data.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(await getStatus(token)).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    expect((await post('second-factor', { current_password })).status).toBe(409);
    expect((await post('second-factor/confirm', { code: nextCode(secret) })).status).toBe(409);

    const rows = await test.db.raw(
      `select encode(sealed_secret, 'escape') as line from second_factors union all
       select encode(code_hash, 'escape') from recovery_codes union all select events::text from events`,
    );
    const kept = rows.rows.map(({ line }: { line: string }) => line).join('\n');
    for (const shown of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(shown);
  });

  it('belongs to the app whose code enabled it, although another set-up begins at that moment', async () => {
    const { user, token } = await buildSignedIn(test);
    const post = (path: string, body: object) => test.api.post(`/api/auth/${path}`, { token, body });
    const { secret } = (await post('second-factor', { current_password })).body.data;
    const { confirming, beginning } = await test.db.transaction(async (trx) => {
      await trx('users').where({ id: user.id }).forNoKeyUpdate().first();
      const confirming = post('second-factor/confirm', { code: totpCode(secret, new Date()) });
      await waitUntilBlocked(test.db);
      const beginning = post('second-factor', { current_password });
      await Promise.race([beginning, waitUntilBlocked(test.db, 2)]);
      return { confirming, beginning };
    });
    expect((await confirming).status).toBe(200);
    expect((await beginning).status).toBe(409);
    expect((await finish(await requestChallenge(user), nextCode(secret))).status).toBe(200);
  });

  it('is not enabled by a code of a secret that another set-up has replaced meanwhile', async () => {
    const { user, token } = await buildSignedIn(test);
    const post = (path: string, body: object) => test.api.post(`/api/auth/${path}`, { token, body });
    const { secret } = (await post('second-factor', { current_password })).body.data;
    const { confirming } = await test.db.transaction(async (trx) => {
      await trx('users').where({ id: user.id }).forNoKeyUpdate().first();
      const confirming = post('second-factor/confirm', { code: totpCode(secret, new Date()) });
      await waitUntilBlocked(test.db);
      await trx('second_factors').where({ user_id: user.id }).update({ last_step: null });
      return { confirming };
    });
    expect(await confirming).toMatchObject({ status: 422, body: { errors: [{ field: 'code' }] } });
    expect(await getStatus(token)).toMatchObject({ enabled: false });
  });

  it('cannot be disabled or reset before its first code', async () => {
    const { user, token } = await buildSignedIn(test);
    const post = (path: string, body: object) => test.api.post(`/api/auth/${path}`, { token, body });
    const { secret } = (await post('second-factor', { current_password })).body.data;
    const isOff = { status: 409, body: { code: 'second_factor_is_off' } };
    const admin = await test.as('admin');
    expect(await admin.delete(`/api/users/${user.id}/second-factor`)).toMatchObject(isOff);
    const proof = { current_password, code: totpCode(secret, new Date()) };
    expect(await post('second-factor/off', proof)).toMatchObject(isOff);
    const events = await listEvents(test.db, 'user', user.id);
    expect(events.map(({ type }) => type)).toEqual(['user.signed_in']);
  });

  it('requires a code after the correct password, each code once', async () => {
    const { user, secret } = await protectedAccount();
    expect((await login(user, 'wrong')).body).toMatchObject({ code: 'unauthorized' });
    const first = await login(user);
    expect(first).toMatchObject({
      status: 401,
      body: { success: false, code: 'second_factor_required', challenge: expect.any(String) },
    });
    const { challenge } = first.body;
    expect(await finish(challenge, '000000')).toMatchObject({ status: 401, body: { code: 'invalid_code' } });
    const used = totpCode(secret, new Date());
    const code = nextCode(secret);
    const response = await finish(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(response).toMatchObject({ status: 200, body: { data: { user: { id: user.id } } } });
    expect((await test.api.get('/api/auth/me', { token: response.body.data.token })).status).toBe(200);
    for (const again of [code, used])
      expect(await finish(await requestChallenge(user), again)).toMatchObject({ status: 401 });
    expect((await listEvents(test.db, 'user', user.id)).map(({ type }) => type)).toEqual([
      'user.signed_in',
      'user.second_factor_enabled',
      'user.signed_in',
    ]);
  });

  it('accepts a code that arrives twice at once only once', async () => {
    const { user, secret } = await protectedAccount();
    const challenge = await requestChallenge(user);
    const code = nextCode(secret);
    const responses = await Promise.all([finish(challenge, code), finish(challenge, code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('accepts each recovery code once, regardless of how it is typed', async () => {
    const { user, token, recoveryCodes } = await protectedAccount();
    const [first = '', second = ''] = recoveryCodes;
    const misread = first.replace(/[a-z]/, (letter) => (letter === 'a' ? 'b' : 'a'));
    expect((await finish(await requestChallenge(user), misread)).status).toBe(401);
    expect((await finish(await requestChallenge(user), first)).status).toBe(200);
    expect((await finish(await requestChallenge(user), first)).status).toBe(401);
    const typed = second.toUpperCase().replaceAll('-', ' ');
    expect((await finish(await requestChallenge(user), typed)).status).toBe(200);
    expect(await getStatus(token)).toMatchObject({ recovery_codes_left: 8 });
    const events = await listEvents(test.db, 'user', user.id);
    expect(events.filter(({ type }) => type === 'user.recovery_code_used')).toMatchObject([
      { data: { left: 9 }, actor: { id: user.id } },
      { data: { left: 8 } },
    ]);
    const other = await protectedAccount();
    expect((await finish(await requestChallenge(other.user), recoveryCodes[2] ?? '')).status).toBe(401);
  });

  it('cannot be guessed, from any number of addresses and challenges', async () => {
    const { user, secret } = await protectedAccount();
    const challenges = [await requestChallenge(user), await requestChallenge(user)];
    const guesses = Array.from({ length: 7 }, (_, n) => finish(challenges[n % 2] ?? '', '000000'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const refused = await finish(await requestChallenge(user), nextCode(secret));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
  });

  it('rejects a challenge that is expired, forged, or older than a change of the account', async () => {
    const { user, token, secret } = await protectedAccount();
    const over = { status: 401, body: { code: 'challenge_expired' } };
    const { JWT_SECRET } = test.config;
    const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
    const unprotected = await buildSignedIn(test);
    const forged = [
      signChallenge(JWT_SECRET, user.id, secondsAgo(301)),
      signChallenge('another secret of more than 32 chars', user.id, new Date()),
      signChallenge(JWT_SECRET, unprotected.user.id, new Date()),
      token,
      createHmac('sha256', JWT_SECRET).update(String(user.id)).digest('hex'),
    ];
    for (const challenge of forged) expect(await finish(challenge, nextCode(secret))).toMatchObject(over);
    // A challenge is only good for the second step.
    const challenge = signChallenge(JWT_SECRET, user.id, secondsAgo(5));
    expect((await test.api.get('/api/auth/me', { token: challenge })).status).toBe(401);
    expect((await test.api.get('/api/auth/refresh-token', { token: challenge })).status).toBe(401);

    const boss = await test.as('super_admin');
    await boss.put(`/api/users/${user.id}`, { body: { password: 'set by staff' } });
    expect(await finish(challenge, nextCode(secret))).toMatchObject(over);
  });

  it('is switched off by its owner with password and code', async () => {
    const { user, post, token, secret, recoveryCodes } = await protectedAccount();
    const off = (password: string, code: string) =>
      post('second-factor/off', { current_password: password, code });
    expect((await off('wrong', nextCode(secret))).body.errors).toMatchObject([{ field: 'current_password' }]);
    expect((await off(testPassword, '000000')).body.errors).toMatchObject([{ field: 'code' }]);
    expect((await off(testPassword, nextCode(secret))).status).toBe(200);
    expect(await getStatus(token)).toEqual({ enabled: false, enabled_at: null, recovery_codes_left: 0 });
    expect((await login(user)).status).toBe(200);
    expect((await off(testPassword, recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await listEvents(test.db, 'user', user.id)).map(({ type }) => type)).toContain(
      'user.second_factor_disabled',
    );
  });

  it('of one account is not affected by the actions of another', async () => {
    const colleague = await protectedAccount();
    const { user, post, secret, recoveryCodes } = await protectedAccount();
    const untouched = async (left: number) =>
      expect(await getStatus(colleague.token)).toMatchObject({ enabled: true, recovery_codes_left: left });
    await untouched(10);
    expect((await finish(await requestChallenge(user), recoveryCodes[0] ?? '')).status).toBe(200);
    const used = (await listEvents(test.db, 'user', user.id)).find(
      ({ type }) => type === 'user.recovery_code_used',
    );
    expect(used).toMatchObject({ data: { left: 9 } });
    expect((await finish(await requestChallenge(user), nextCode(secret))).status).toBe(200);
    const challenge = await requestChallenge(colleague.user);
    expect((await finish(challenge, nextCode(colleague.secret))).status).toBe(200);

    await passTime(user);
    const off = { current_password: testPassword, code: nextCode(secret) };
    expect((await post('second-factor/off', off)).status).toBe(200);
    await untouched(10);
  });

  it('is reset for its owner only by users who may edit them, never by oneself', async () => {
    const { user, post, secret } = await protectedAccount();
    const admin = await test.as('admin');
    const peer = await protectedAccount({ user_type: 'admin' });
    const reset = (id: number) => admin.delete(`/api/users/${id}/second-factor`);
    expect((await admin.get(`/api/users/${user.id}`)).body.data.second_factor).toBe(true);
    expect((await reset(peer.user.id)).status).toBe(403);
    expect((await test.api.delete(`/api/users/${peer.user.id}/second-factor`, peer)).status).toBe(409);
    expect((await reset(user.id)).body.data).toMatchObject({ id: user.id, second_factor: false });
    expect((await reset(user.id)).status).toBe(409);
    expect((await reset(999_999)).status).toBe(404);
    expect((await login(user)).status).toBe(200);
    expect((await listEvents(test.db, 'user', user.id)).at(-2)).toMatchObject({
      type: 'user.second_factor_reset',
      actor: { id: admin.userId },
    });
    // Begun anew, it is another one.
    await post('second-factor', { current_password });
    await passTime(user);
    expect((await post('second-factor/confirm', { code: nextCode(secret) })).status).toBe(422);
  });

  it('survives another JWT_SECRET only by its recovery codes', async () => {
    const { user, secret, recoveryCodes } = await protectedAccount();
    await test
      .db('second_factors')
      .where({ user_id: user.id })
      .update({ sealed_secret: Buffer.alloc(60) });
    expect((await finish(await requestChallenge(user), nextCode(secret))).status).toBe(401);
    expect((await finish(await requestChallenge(user), recoveryCodes[0] ?? '')).status).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { testPassword } from '../../../testing/buildUser.ts';
import { buildSignedIn } from '../../../testing/signIn.ts';
import { signChallenge } from './tokens.ts';
import { totpCode } from './totp.ts';

/** The answer to the right password of an account with a second factor, which asks for a code. */
describe('a challenge of sign-in', () => {
  const test = useApi();

  /**
   * An account that has had its second factor for an hour, and a challenge that is one minute old and valid for five.
   */
  async function buildChallenged() {
    const { user, token } = await buildSignedIn(test);
    const post = (path: string, body: object) => test.api.post(`/api/auth/${path}`, { token, body });
    const { secret } = (await post('second-factor', { current_password: testPassword })).body.data;
    await post('second-factor/confirm', { code: totpCode(secret, new Date()) });
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await test
      .db('users')
      .where({ id: user.id })
      .update({ second_factor_at: anHourAgo, sessions_valid_from: anHourAgo });
    await test.db('second_factors').where({ user_id: user.id }).update({ last_step: 0 });
    const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
    const challenge = signChallenge(test.config.JWT_SECRET, user.id, issuedAt);
    const finish = () =>
      test.api.post('/api/auth/login/second-factor', {
        body: { challenge, code: totpCode(secret, new Date()) },
      });
    return { user, issuedAt, finish };
  }

  it('leads to a session while the account is unchanged', async () => {
    const { user, finish } = await buildChallenged();
    expect(await finish()).toMatchObject({ status: 200, body: { data: { user: { id: user.id } } } });
  });

  it.each([
    ['another password', { password: 'set by an admin' }],
    ['another role', { user_type: 'visitor' }],
    ['a status that was changed and changed back', { status: 'inactive' }, { status: 'active' }],
  ])('is invalid after %s', async (_change, ...changes) => {
    const boss = await test.as('super_admin');
    const { user, finish } = await buildChallenged();
    for (const body of changes) expect((await boss.put(`/api/users/${user.id}`, { body })).status).toBe(200);
    expect(await finish()).toMatchObject({ status: 401, body: { code: 'challenge_expired' } });
    expect(await test.db('sessions').where({ user_id: user.id })).toHaveLength(1);
  });

  it.each(['sessions_valid_from', 'second_factor_at'])(
    'is invalid after a change of %s within the same second',
    async (column) => {
      const { user, issuedAt, finish } = await buildChallenged();
      const soonAfter = new Date(issuedAt.getTime() + 5);
      await test.db('users').where({ id: user.id }).update(column, soonAfter);
      expect(await finish()).toMatchObject({ status: 401, body: { code: 'challenge_expired' } });
    },
  );

  it('is invalid for an account that is not active', async () => {
    const { user, finish } = await buildChallenged();
    await test.db('users').where({ id: user.id }).update({ status: 'inactive' });
    expect(await finish()).toMatchObject({ status: 401, body: { code: 'challenge_expired' } });
  });
});

import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../platform/db/db.ts';
import { createSystemContext } from '../../../platform/events/events.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { useApi } from '../../../testing/api.ts';
import type { ApiResponse } from '../../../testing/apiClient.ts';
import { buildUser, testPassword } from '../../../testing/buildUser.ts';
import { buildSignedIn, signInAs } from '../../../testing/signIn.ts';
import { waitUntilBlocked } from '../../../testing/waitUntilBlocked.ts';
import { unassignEnquiries } from '../../enquiries/commands/unassignEnquiries.ts';
import { changePassword } from '../users/commands/changePassword.ts';
import { deleteUser } from '../users/commands/deleteUser.ts';
import { recordSecondFactor } from '../users/commands/recordSecondFactor.ts';
import { updateUser } from '../users/commands/updateUser.ts';
import { signOut } from './commands/endSessions.ts';
import { refreshSession } from './commands/refreshSession.ts';
import { totpCode } from './totp.ts';

const context = createSystemContext(new Date());
const admin = { id: 0, role: 'super_admin' } as const;
const newPassword = 'set by an admin';

type Change = (trx: Transaction, userId: number) => Promise<unknown>;

const change =
  (input: Parameters<typeof updateUser>[2]): Change =>
  (trx, id) =>
    updateUser({ db: trx, confirmPassword: async () => undefined }, id, input, admin, context);

const setPassword = change({ password: newPassword });
const choosePassword: Change = async (trx, id) =>
  changePassword(trx, id, await hashPassword(newPassword), context);
const changeRole = change({ user_type: 'visitor' });
const deactivate = change({ status: 'inactive' });
const remove: Change = (trx, id) => deleteUser({ db: trx, unassignEnquiries }, id, admin, context);
const enableSecondFactor: Change = (trx, id) =>
  recordSecondFactor(trx, { id, first_name: 'Asha', last_name: 'Naik' }, 'enabled', context);

/** Changes that do not delete the account. */
const changes = [
  ['another password', setPassword],
  ['a password that the user chose', choosePassword],
  ['another role', changeRole],
  ['deactivation', deactivate],
] as const;

describe('sessions and concurrent changes of their account', () => {
  const test = useApi();
  const isAlive = async (token: string) => (await test.api.get('/api/auth/me', { token })).status === 200;
  const login = (email: string, password = testPassword) =>
    test.api.post('/api/auth/login', { body: { email, password } });
  const refresh = (token: string) => test.api.get('/api/auth/refresh-token', { token });
  const countSessions = async (userId: number) =>
    (await test.db('sessions').where({ user_id: userId })).length;

  /** Changes an account while the request waits for its row, and returns the response. */
  async function sendDuring(
    change: Change,
    userId: number,
    send: () => Promise<ApiResponse>,
  ): Promise<ApiResponse> {
    const { response } = await test.db.transaction(async (trx) => {
      await trx('users').where({ id: userId }).forUpdate().first();
      const response = send();
      await waitUntilBlocked(test.db);
      await change(trx, userId);
      return { response };
    });
    return response;
  }

  it.each([
    ['another password', setPassword, 401, 'unauthorized'],
    ['a password that the user chose', choosePassword, 401, 'unauthorized'],
    ['deactivation', deactivate, 403, 'account_inactive'],
    ['deletion', remove, 401, 'unauthorized'],
    ['a second factor', enableSecondFactor, 401, 'second_factor_required'],
  ])('do not begin after %s, although the password was verified before', async (_, change, status, code) => {
    const { id, email } = await buildUser(test.db);
    expect(await sendDuring(change, id, () => login(email))).toMatchObject({ status, body: { code } });
    expect(await countSessions(id)).toBe(0);
  });

  it('begin with the new role when the role changes during sign-in', async () => {
    const { id, email } = await buildUser(test.db);
    const { status, body } = await sendDuring(changeRole, id, () => login(email));
    expect([status, body.data.user.user_type]).toEqual([200, 'visitor']);
    expect(await isAlive(body.data.token)).toBe(true);
  });

  it.each([
    ['another password', setPassword],
    ['another role', changeRole],
    ['deactivation', deactivate],
    ['deletion', remove],
  ])('do not begin with a code after %s, although the code was verified before', async (_, change) => {
    const { user, token } = await buildSignedIn(test);
    const post = (path: string, body: object) => test.api.post(`/api/auth/${path}`, { token, body });
    const { secret } = (await post('second-factor', { current_password: testPassword })).body.data;
    await post('second-factor/confirm', { code: totpCode(secret, new Date()) });
    await test.db('second_factors').where({ user_id: user.id }).update({ last_step: 0 });
    const { challenge } = (await login(user.email)).body;
    const finish = () => post('login/second-factor', { challenge, code: totpCode(secret, new Date()) });
    expect(await sendDuring(change, user.id, finish)).toMatchObject({
      status: 401,
      body: { code: 'challenge_expired' },
    });
    expect(await countSessions(user.id)).toBe(change === remove ? 0 : 1);
  });

  it.each([...changes, ['deletion', remove] as const])('are not renewed after %s', async (_, change) => {
    const { user, token } = await buildSignedIn(test);
    expect((await sendDuring(change, user.id, () => refresh(token))).status).toBe(401);
    expect(await countSessions(user.id)).toBe(change === remove ? 0 : 1);
  });

  it.each(changes)('end with %s, although they began during its transaction', async (_, change) => {
    const user = await buildUser(test.db);
    const token = await test.db.transaction(async (trx) => {
      const token = await signInAs(test, user);
      expect(await isAlive(token)).toBe(true);
      await change(trx, user.id);
      return token;
    });
    expect(await isAlive(token)).toBe(false);
    expect((await refresh(token)).status).toBe(401);
  });

  it.each([
    ['the password of an administrator', setPassword, newPassword, 200],
    ['deactivation', deactivate, testPassword, 403],
  ])('do not change the password after %s', async (_, change, password, status) => {
    const { user, token } = await buildSignedIn(test);
    const body = { current_password: testPassword, password: 'another one', confirm_password: 'another one' };
    const changeOwn = () => test.api.post('/api/auth/change-password', { token, body });
    expect((await sendDuring(change, user.id, changeOwn)).status).toBe(401);
    expect(await countSessions(user.id)).toBe(1);
    expect((await login(user.email, password)).status).toBe(status);
  });

  it.each([
    ['a sign-out', (_family: string, own: string) => test.api.post('/api/auth/logout', { token: own })],
    [
      'the end of all other sessions',
      (_family: string, _own: string, other: string) =>
        test.api.delete('/api/auth/sessions', { token: other }),
    ],
    [
      'the end of one session',
      (family: string, _own: string, other: string) =>
        test.api.delete(`/api/auth/sessions/${family}`, { token: other }),
    ],
  ])('end with %s, although they are being renewed', async (_, end) => {
    const { user, token } = await buildSignedIn(test);
    const [{ family }] = await test.db('sessions').where({ user_id: user.id });
    const other = await signInAs(test, user);
    const { JWT_SECRET: secret, SESSION_HOURS: sessionHours } = test.config;
    const client = { address: '127.0.0.1', userAgent: 'test' };
    const { renewed, ended } = await test.db.transaction(async (trx) => {
      const issued = await refreshSession({ db: trx, secret, sessionHours }, token, client, context);
      const ended = end(family, token, other);
      await waitUntilBlocked(test.db);
      return { renewed: issued.token, ended };
    });
    expect((await ended).status).toBe(200);
    expect([await isAlive(token), await isAlive(renewed)]).toEqual([false, false]);
    expect((await refresh(renewed)).status).toBe(401);
    expect(await isAlive(other)).toBe(true);
  });

  it('are not renewed after a sign-out', async () => {
    const { user, token } = await buildSignedIn(test);
    const leave: Change = (trx) => signOut({ db: trx, secret: test.config.JWT_SECRET }, token, context);
    expect((await sendDuring(leave, user.id, () => refresh(token))).status).toBe(401);
    expect(await countSessions(user.id)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { buildUser, testPassword } from '../../../testing/buildUser.ts';
import { createPasswordToken } from '../../../testing/passwordLinks.ts';
import { signInAs } from '../../../testing/signIn.ts';
import { ensureFirstAdmin } from './commands/ensureFirstAdmin.ts';
import { userTexts } from './contract.ts';
import { findPasswordProblem } from './passwordRules.ts';

const { passwordCommon, passwordOfNames } = userTexts;
const asha = { username: 'a.naik', email: 'asha.mail@example.com', first_name: 'Asha', last_name: 'Naik' };

it.each([
  ['password', passwordCommon],
  ['IloveYou', passwordCommon],
  ['qwertyuiop', passwordCommon],
  ['Safarnama2026', passwordOfNames],
  ['asha-naik-mail', passwordOfNames],
  ['Monsoon&Sons!', passwordOfNames],
  ['a naik in the monsoon rain', null],
  ['correct horse battery', null],
])('%s', async (password, problem) => {
  expect(await findPasswordProblem(password, asha, 'Monsoon & Sons')).toBe(problem);
});

describe('a password that is easily guessed', () => {
  const test = useApi();

  it('is accepted for the first administrator, with a warning', async () => {
    const settings = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'boss-safarnama' };
    expect(await ensureFirstAdmin(test.db, settings, new Date())).toMatchObject({
      created: true,
      weakness: passwordOfNames,
    });
    const credentials = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD };
    expect((await test.api.post('/api/auth/login', { body: credentials })).status).toBe(200);
  });

  it('is rejected at its field, wherever a password is set', async () => {
    const boss = await test.as('super_admin');
    const user = await buildUser(test.db, { first_name: 'Asha', last_name: 'Naik' });
    const token = await signInAs(test, user);
    await test.api.post('/api/auth/forgot-password', { body: { email: user.email } });
    const link = await createPasswordToken(test, user.id);
    const person = { ...asha, user_type: 'employee' };
    const tried = (password: string) => [
      boss.post('/api/users/create', { body: { ...person, password, confirm_password: password } }),
      boss.put(`/api/users/${user.id}`, { body: { password } }),
      test.api.post('/api/auth/reset-password', { body: { token: link, password } }),
      test.api.post('/api/auth/change-password', {
        token,
        body: { current_password: testPassword, password },
      }),
    ];
    for (const [password, message] of [
      ['trustno1', passwordCommon],
      ['Asha Naik 1', passwordOfNames],
    ] as const) {
      for (const { status, body } of await Promise.all(tried(password))) {
        expect([status, body.errors]).toEqual([422, [{ field: 'password', message }]]);
      }
    }
    expect((await test.api.get('/api/auth/me', { token })).status).toBe(200);
  });
});

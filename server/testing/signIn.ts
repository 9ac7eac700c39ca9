import type { User } from '../modules/accounts/users/User.ts';
import type { TestApi } from './api.ts';
import { buildUser, testPassword } from './buildUser.ts';

/** A new account that is signed in, and the token of its session. */
export async function buildSignedIn(
  test: Pick<TestApi, 'api' | 'db'>,
  facts: Parameters<typeof buildUser>[1] = {},
): Promise<{ user: User; token: string }> {
  const user = await buildUser(test.db, facts);
  return { user, token: await signInAs(test, user) };
}

/** The token of one more session. */
export async function signInAs(
  { api }: Pick<TestApi, 'api'>,
  { email }: { email: string },
  { password = testPassword, userAgent = 'test' } = {},
): Promise<string> {
  const response = await api.post('/api/auth/login', {
    body: { email, password },
    headers: { 'User-Agent': userAgent },
  });
  return String(response.body.data.token);
}

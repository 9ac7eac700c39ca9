import type { User } from '../modules/accounts/users/User.ts';
import type { Role } from '../platform/contract.ts';
import type { Database } from '../platform/db/db.ts';
import type { TestApi } from './api.ts';
import { type ApiClient, createApiClient } from './apiClient.ts';
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

/** Calls the API of a process as a new user. */
export async function buildClient(
  { origin }: { origin: string },
  db: Database,
  role: Role,
): Promise<ApiClient> {
  const api = createApiClient(() => origin);
  const { token } = await buildSignedIn({ api, db }, { user_type: role });
  return createApiClient(() => origin, token);
}

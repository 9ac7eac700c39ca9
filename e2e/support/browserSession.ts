import type { Page } from 'playwright-core';
import { tokenKey } from '../../client/src/lib/api/storedToken.ts';
import { userKey } from '../../client/src/lib/session/storedSession.ts';

/**
 * Signs in through the API, and stores the session where the back office finds it when this page opens it.
 * @throws Error when the account is refused
 */
export async function signInWith(
  page: Page,
  origin: string,
  account: { email: string; password: string },
): Promise<void> {
  const response = await page.request.post(`${origin}/api/auth/login`, { data: account });
  if (!response.ok())
    throw new Error(`${account.email} is answered ${response.status()}: ${await response.text()}`);
  const { data } = await response.json();
  // A file of the same origin, before the back office looks for a session.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    (stored) => Object.entries(stored).map(([key, text]) => localStorage.setItem(key, text)),
    { [userKey]: JSON.stringify(data.user), [tokenKey]: data.token },
  );
}

import { ensureFirstAdmin } from '../../server/modules/accounts/users/commands/ensureFirstAdmin.ts';
import type { Database } from '../../server/platform/db/db.ts';

const account = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse battery' };

/** Signs in to an API on an empty staff table. @returns a call as an administrator; it throws on any failure */
export async function signIn(origin: string, db: Database) {
  await ensureFirstAdmin(db, account, new Date());
  let token = '';
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const signedIn = await call('POST', '/auth/login', {
    email: account.ADMIN_EMAIL,
    password: account.ADMIN_PASSWORD,
  });
  token = signedIn.data.token;
  return call;
}

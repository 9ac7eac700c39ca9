import { User } from '../modules/accounts/users/User.ts';
import type { Database } from '../platform/db/db.ts';
import { hashPassword } from '../platform/security/passwords.ts';

export const testPassword = 'correct horse battery';

let made = 0;

/** A staff account with the password `testPassword`. */
export async function buildUser(
  db: Database,
  facts: Partial<Pick<User, 'user_type' | 'status' | 'email' | 'username' | 'first_name' | 'last_name'>> = {},
): Promise<User> {
  made += 1;
  return User.query(db).insertAndFetch({
    username: `person${made}`,
    email: `person${made}@example.com`,
    first_name: 'Person',
    last_name: String(made),
    user_type: 'employee',
    status: 'active',
    password_hash: await hashedOnce(),
    ...facts,
  });
}

let passwordHash: Promise<string> | undefined;

/** Hashing is slow on purpose; one hash serves all accounts of a test file. */
function hashedOnce(): Promise<string> {
  passwordHash ??= hashPassword(testPassword);
  return passwordHash;
}

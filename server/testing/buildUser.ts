import { User } from '../modules/accounts/users/User.ts';
import type { Database } from '../platform/db/db.ts';

export const testPassword = 'correct horse battery';
/** Its hash by argon2id with the lowest cost, which takes a hundredth of the time of a production one to check. */
const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$1BCsc4PBS5Le+8pKKE0RlQ$KAMhP2Wr5rnT3j8yToGI6j4ocFjh58WxZC/TehJmwTk';

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
    password_hash: testPasswordHash,
    ...facts,
  });
}

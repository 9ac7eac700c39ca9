import type { Database } from '../../../platform/db.ts';
import { invalid, tooManyRequests } from '../../../platform/errors.ts';
import { passwordMatches } from '../../../platform/passwords.ts';
import { countAttempt, forgetAttempts, type Limit } from '../../../platform/rateLimit.ts';
import { findAccountForSignIn } from '../../users/queries.ts';
import { loginTexts } from '../contract.ts';

/** Five failures for one account and address within 15 minutes; never switched off. */
const loginLimit: Limit = { name: 'login', max: 5, windowSeconds: 15 * 60 };

const keyOf = (account: string | number, address: string) => `account:${account}:${address}`;

type Attempt = {
  /** Undefined when the name is nobody's: the same is done then. */
  account: { id: number; password_hash: string } | undefined;
  name: string;
  password: string;
  address: string;
};

/** Whether a password is right; counted before it is tried. @throws AppError 429 */
export async function tryPassword(
  db: Database,
  { account, name, password, address }: Attempt,
): Promise<boolean> {
  const key = keyOf(account?.id ?? `unknown:${name.toLowerCase()}`, address);
  const wait = await countAttempt(db, loginLimit, key);
  if (wait > 0) throw tooManyRequests(loginTexts.throttled, wait);
  const matches = await passwordMatches(password, account?.password_hash);
  if (matches) await forgetAttempts(db, loginLimit, key);
  return matches;
}

/** Asks signed-in people for their password again. @throws AppError 422 when it is wrong, 429 when throttled */
export async function requireOwnPassword(
  db: Database,
  { userId, password, address }: { userId: number; password: string; address: string },
): Promise<void> {
  const account = await findAccountForSignIn(db, { id: userId });
  const matches = await tryPassword(db, { account, name: String(userId), password, address });
  if (!matches) throw invalid([{ field: 'current_password', message: loginTexts.wrongPassword }]);
}

/** Forgets the failed sign-ins of an account from an address, where its owner has just chosen a password. */
export const forgetFailures = (db: Database, userId: number, address: string): Promise<void> =>
  forgetAttempts(db, loginLimit, keyOf(userId, address));

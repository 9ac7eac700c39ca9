import type { Database } from '../../../../platform/db/db.ts';
import { invalid, tooManyRequests, unauthorized } from '../../../../platform/errors.ts';
import { passwordMatches } from '../../../../platform/security/passwords.ts';
import {
  consumeClientAttempt,
  type Limit,
  refundClientAttempt,
  resetClientAttempts,
} from '../../../../platform/security/rateLimit.ts';
import { type AccountWithPassword, findAccountForSignIn } from '../../users/queries.ts';
import { loginTexts } from '../contract.ts';

/** Five failures per account and client within 15 minutes; cannot be disabled. */
const loginLimit: Limit = { name: 'login', max: 5, windowSeconds: 15 * 60 };

/** Failures of one client over all names, against password spraying. Cannot be disabled. */
const clientLimit: Limit = { name: 'login-client', max: 50, windowSeconds: 15 * 60 };

const toSubject = (account: string | number) => `account:${account}`;

type Attempt = {
  /** Undefined when no account has the name; the work is the same, so that timing does not reveal it. */
  account: { id: number; password_hash: string } | undefined;
  name: string;
  password: string;
  address: string;
};

/** Whether a password is correct. Counts the attempt first, because verification is expensive. @throws AppError 429 */
export async function verifyPassword(
  db: Database,
  { account, name, password, address }: Attempt,
): Promise<boolean> {
  const subject = toSubject(account?.id ?? `unknown:${name.toLowerCase()}`);
  const wait =
    (await consumeClientAttempt(db, clientLimit, address)) ||
    (await consumeClientAttempt(db, loginLimit, address, subject));
  if (wait > 0) throw tooManyRequests(loginTexts.throttled, wait);
  const matches = await passwordMatches(password, account?.password_hash);
  if (matches) {
    await resetClientAttempts(db, loginLimit, address, subject);
    await refundClientAttempt(db, clientLimit, address);
  }
  return matches;
}

/**
 * Verifies the password of a signed-in user, and returns the account.
 * @throws AppError 401 when the account was deleted meanwhile, 422 when the password is wrong, 429 when throttled
 */
export async function requireOwnPassword(
  db: Database,
  { userId, password, address }: { userId: number; password: string; address: string },
): Promise<AccountWithPassword> {
  const account = await findAccountForSignIn(db, { id: userId });
  if (!account) throw unauthorized();
  const matches = await verifyPassword(db, { account, name: String(userId), password, address });
  if (!matches) throw invalid([{ field: 'current_password', message: loginTexts.wrongPassword }]);
  return account;
}

/** Clears the failed sign-ins of an account from an address, after its owner has set a new password. */
export const resetFailures = (db: Database, userId: number, address: string): Promise<void> =>
  resetClientAttempts(db, loginLimit, address, toSubject(userId));

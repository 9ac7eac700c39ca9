import { randomUUID } from 'node:crypto';
import { type Database, type Transaction, transaction } from '../../../platform/db.ts';
import { forbidden, tooManyRequests, unauthorized } from '../../../platform/errors.ts';
import type { Context } from '../../../platform/events.ts';
import { passwordMatches } from '../../../platform/passwords.ts';
import { countAttempt, forgetAttempts, type Limit } from '../../../platform/rateLimit.ts';
import { findAccountForSignIn, fullName } from '../../users/queries.ts';
import { type IssuedSession, type LoginInput, loginTexts } from '../contract.ts';
import { toSessionUser } from '../queries.ts';
import { signToken, tokenExpiry } from '../tokens.ts';

/** Five failures for one account and address within 15 minutes; never switched off. */
const loginLimit: Limit = { name: 'login', max: 5, windowSeconds: 15 * 60 };

const keyOf = (account: string | number, address: string) => `account:${account}:${address}`;

/** Forgets the failed sign-ins of an account from an address, where its owner has just chosen a password. */
export const forgetFailures = (db: Database, userId: number, address: string): Promise<void> =>
  forgetAttempts(db, loginLimit, keyOf(userId, address));

export type SignInDependencies = {
  db: Database;
  secret: string;
  noteSignIn: (trx: Transaction, userId: number, address: string | null, context: Context) => Promise<void>;
};

/**
 * Begins a session.
 * @throws AppError 401 for wrong or unknown credentials, 403 for an inactive account, 429 when throttled
 */
export async function signIn(
  { db, secret, noteSignIn }: SignInDependencies,
  input: LoginInput,
  client: { address: string; userAgent: string },
  context: Context,
): Promise<IssuedSession> {
  const name: { email: string } | { username: string } = input.email
    ? { email: input.email }
    : { username: input.username ?? '' };
  const account = await findAccountForSignIn(db, name);
  const unknown = `unknown:${('email' in name ? name.email : name.username).toLowerCase()}`;
  const attemptKey = keyOf(account?.id ?? unknown, client.address);
  const wait = await countAttempt(db, loginLimit, attemptKey);
  if (wait > 0) throw tooManyRequests(loginTexts.throttled, wait);

  const matches = await passwordMatches(input.password, account?.password_hash);
  if (!account || !matches) throw unauthorized(loginTexts.invalid);
  await forgetAttempts(db, loginLimit, attemptKey);
  if (account.status !== 'active') throw forbidden(loginTexts.inactive, 'account_inactive');

  const sessionId = randomUUID();
  const expiresAt = tokenExpiry(context.now);
  const asPerson = { ...context, actor: { id: account.id, name: fullName(account) } };
  await transaction(db, async (trx) => {
    await trx('sessions').insert({
      id: sessionId,
      family: sessionId,
      user_id: account.id,
      created_at: context.now,
      expires_at: expiresAt,
      address: client.address,
      user_agent: client.userAgent.slice(0, 300),
    });
    await noteSignIn(trx, account.id, client.address, asPerson);
  });
  return {
    token: signToken(secret, { userId: account.id, sessionId }, context.now),
    user: toSessionUser({ ...account, last_login: context.now }),
    expires_at: expiresAt.toISOString(),
  };
}

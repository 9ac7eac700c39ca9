import { type Database, databaseTime, transaction } from '../../../../platform/db/db.ts';
import { AppError, forbidden, unauthorized } from '../../../../platform/errors.ts';
import type { CommandContext } from '../../../../platform/events/events.ts';
import { findLockedAccount } from '../../users/commands/lockUser.ts';
import { recordSignIn } from '../../users/commands/recordSignIn.ts';
import { findAccountForSignIn, fullName } from '../../users/queries.ts';
import type { Client } from '../client.ts';
import { type IssuedSession, type LoginInput, loginTexts, secondFactorTexts } from '../contract.ts';
import { signChallenge } from '../tokens.ts';
import { beginSession, type SessionRules } from './beginSession.ts';
import { verifyPassword } from './verifyPassword.ts';

/**
 * Starts a session. With a second factor, a correct password only returns the challenge for the second step.
 * @throws AppError 401 for wrong or unknown credentials and (with a challenge) when a code is required, 403 for an
 * inactive account, 429 when throttled
 */
export async function signIn(
  { db, ...rules }: SessionRules & { db: Database },
  { email, username = '', password }: LoginInput,
  client: Client,
  context: CommandContext,
): Promise<IssuedSession> {
  const verified = await findAccountForSignIn(db, email ? { email } : { username });
  const attempt = { account: verified, name: email || username, password, address: client.address };
  const matches = await verifyPassword(db, attempt);
  if (!verified || !matches) throw unauthorized(loginTexts.invalid);

  return transaction(db, async (trx) => {
    const account = await findLockedAccount(trx, verified.id);
    // The password may have been changed during its verification.
    if (account?.password_hash !== verified.password_hash) throw unauthorized(loginTexts.invalid);
    if (account.status !== 'active') throw forbidden(loginTexts.inactive, 'account_inactive');

    if (account.second_factor_at) {
      const challenge = signChallenge(rules.secret, account.id, await databaseTime(trx));
      throw new AppError(401, 'second_factor_required', secondFactorTexts.required, { challenge });
    }

    const asPerson = { ...context, actor: { id: account.id, name: fullName(account) } };
    await recordSignIn(trx, account.id, asPerson);
    const signedIn = { ...account, last_login: context.now };
    return beginSession(trx, rules, { account: signedIn, client });
  });
}

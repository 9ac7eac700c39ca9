import { type Database, databaseTime, transaction } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { CommandContext } from '../../../../platform/events/events.ts';
import { findLockedAccount } from '../../users/commands/lockUser.ts';
import { recordSignIn } from '../../users/commands/recordSignIn.ts';
import { fullName } from '../../users/queries.ts';
import type { Client } from '../client.ts';
import { type IssuedSession, type LoginCodeInput, secondFactorTexts } from '../contract.ts';
import { findChallenged } from '../queries.ts';
import { verifyChallenge } from '../tokens.ts';
import { beginSession, type SessionRules } from './beginSession.ts';
import { consumeCode } from './consumeCode.ts';

/**
 * The second step of sign-in: takes the challenge of the first step and a code.
 * @throws AppError 401 for an expired challenge and for a wrong or used code, 429 when throttled
 */
export async function finishSignIn(
  { db, ...rules }: SessionRules & { db: Database },
  { challenge, code }: LoginCodeInput,
  client: Client,
  context: CommandContext,
): Promise<IssuedSession> {
  const claims = verifyChallenge(rules.secret, challenge, await databaseTime(db));
  const account = claims && (await findChallenged(db, claims));
  if (!account) throw challengeExpired();
  const asPerson = { ...context, actor: { id: account.id, name: fullName(account) } };
  if (!(await consumeCode({ db, secret: rules.secret }, account.id, code, asPerson)))
    throw new AppError(401, 'invalid_code', secondFactorTexts.wrongCode);
  return transaction(db, async (trx) => {
    await findLockedAccount(trx, claims.userId);
    // The account may have changed during the verification of the code.
    const current = await findChallenged(trx, claims);
    if (!current) throw challengeExpired();
    await recordSignIn(trx, current.id, asPerson);
    const signedIn = { ...current, last_login: context.now };
    return beginSession(trx, rules, { account: signedIn, client });
  });
}

const challengeExpired = () => new AppError(401, 'challenge_expired', secondFactorTexts.challengeExpired);

import { type Database, transaction } from '../../../../platform/db/db.ts';
import { unauthorized } from '../../../../platform/errors.ts';
import type { CommandContext } from '../../../../platform/events/events.ts';
import { changePassword } from '../../users/commands/changePassword.ts';
import { findLockedAccount } from '../../users/commands/lockUser.ts';
import { hashValidatedPassword } from '../../users/passwordRules.ts';
import type { Client } from '../client.ts';
import type { ChangePasswordInput, IssuedSession } from '../contract.ts';
import { findLiveSession } from '../queries.ts';
import { beginSession, type SessionRules } from './beginSession.ts';
import { requireOwnPassword } from './verifyPassword.ts';

/**
 * Changes the caller's password after a check of the current one. Ends every session and returns a new one.
 * @throws AppError 401 when the session ended meanwhile, 422 when the current password is wrong or the new one easily
 * guessed, 429 when throttled
 */
export async function changeOwnPassword(
  { db, ...rules }: SessionRules & { db: Database },
  { id: userId, sessionId }: { id: number; sessionId: string },
  { current_password, password }: ChangePasswordInput,
  client: Client,
  context: CommandContext,
): Promise<IssuedSession> {
  const proof = { userId, password: current_password, address: client.address };
  const passwordHash = await hashValidatedPassword(db, password, await requireOwnPassword(db, proof));
  return transaction(db, async (trx) => {
    await findLockedAccount(trx, userId);
    // During the verification, an administrator may have set another password or deactivated or deleted the account.
    if (!(await findLiveSession(trx, { userId, sessionId }))) throw unauthorized();
    const account = await changePassword(trx, userId, passwordHash, context);
    return beginSession(trx, rules, { account, client });
  });
}

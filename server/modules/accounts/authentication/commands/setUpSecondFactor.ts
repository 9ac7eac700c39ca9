import { type Database, transaction } from '../../../../platform/db/db.ts';
import { conflict, invalid, unauthorized } from '../../../../platform/errors.ts';
import type { CommandContext } from '../../../../platform/events/events.ts';
import { encrypt } from '../../../../platform/security/encryption.ts';
import { findLockedAccount } from '../../users/commands/lockUser.ts';
import { recordSecondFactor } from '../../users/commands/recordSecondFactor.ts';
import { type Account, getUser } from '../../users/queries.ts';
import { type SecondFactorSetUp, secondFactorTexts } from '../contract.ts';
import { hashCode, newRecoveryCodes } from '../recoveryCodes.ts';
import { newTotpSecret, totpUri } from '../totp.ts';
import { consumeCode, toEncryptionPurpose } from './consumeCode.ts';
import { requireOwnPassword } from './verifyPassword.ts';

export type SecondFactorDependencies = { db: Database; secret: string };

/** Requires that the second factor of the account is off, and returns the account. @throws AppError 409 */
function requireOff(account: Account | undefined): Account {
  if (!account) throw unauthorized();
  if (account.second_factor_at) throw conflict(secondFactorTexts.isOn, 'second_factor_is_on');
  return account;
}

/**
 * Creates the secret for the authenticator app; it takes effect with its first code. Another call replaces it.
 * @throws AppError 409 when a second factor is enabled, 422 when the password is wrong, 429 when throttled
 */
export async function beginSecondFactor(
  { db, secret }: SecondFactorDependencies,
  { userId, password, address }: { userId: number; password: string; address: string },
): Promise<SecondFactorSetUp> {
  await requireOwnPassword(db, { userId, password, address });
  const key = newTotpSecret();
  return transaction(db, async (trx) => {
    const { email } = requireOff(await findLockedAccount(trx, userId));
    await trx('second_factors')
      .insert({
        user_id: userId,
        sealed_secret: encrypt(secret, toEncryptionPurpose(userId), key),
        last_step: null,
      })
      .onConflict('user_id')
      .merge();
    return { secret: key, uri: totpUri(key, email) };
  });
}

/**
 * Enables the second factor with a first code of the app, and returns the recovery codes, which are shown only once.
 * @throws AppError 409 when it is already enabled, 422 when the code is wrong, 429 when throttled
 */
export async function confirmSecondFactor(
  dependencies: SecondFactorDependencies,
  userId: number,
  code: string,
  context: CommandContext,
): Promise<string[]> {
  const { db } = dependencies;
  requireOff(await getUser(db, userId));
  const wrongCode = () => invalid([{ field: 'code', message: secondFactorTexts.wrongCode }]);
  if (!(await consumeCode(dependencies, userId, code, context))) throw wrongCode();
  const codes = newRecoveryCodes();
  await transaction(db, async (trx) => {
    const account = requireOff(await findLockedAccount(trx, userId));
    // Another set-up has replaced the secret since, and no code of the new one was accepted yet.
    const confirmed = await trx('second_factors')
      .where({ user_id: userId })
      .whereNotNull('last_step')
      .first();
    if (!confirmed) throw wrongCode();
    await recordSecondFactor(trx, account, 'enabled', context);
    await trx('recovery_codes').where({ user_id: userId }).delete();
    await trx('recovery_codes').insert(codes.map((one) => ({ user_id: userId, code_hash: hashCode(one) })));
  });
  return codes;
}

import { type Database, type Transaction, transaction } from '../../../platform/db.ts';
import { conflict, invalid, unauthorized } from '../../../platform/errors.ts';
import type { Context } from '../../../platform/events.ts';
import { seal } from '../../../platform/sealed.ts';
import { getUser } from '../../users/queries.ts';
import { type SecondFactorSetUp, secondFactorTexts } from '../contract.ts';
import { hashOfCode, newRecoveryCodes } from '../recoveryCodes.ts';
import { newTotpSecret, totpUri } from '../totp.ts';
import { sealedFor, takeCode } from './takeCode.ts';
import { requireOwnPassword } from './tryPassword.ts';

export type SecondFactorDependencies = {
  db: Database;
  secret: string;
  /** Tells the account whether sign-in asks for a code from now on. */
  noteSecondFactor: (
    trx: Transaction,
    userId: number,
    change: 'enabled' | 'disabled' | 'reset',
    context: Context,
  ) => Promise<void>;
};

/** @throws AppError 409 */
async function requireOff(db: Database, userId: number): Promise<{ email: string }> {
  const account = await getUser(db, userId);
  if (!account) throw unauthorized();
  if (account.second_factor_at) throw conflict(secondFactorTexts.isOn, 'second_factor_is_on');
  return account;
}

/**
 * Makes the secret for the authenticator app; it counts from its first code on. Beginning again makes another.
 * @throws AppError 409 when a second factor is on, 422 when the password is wrong, 429 when throttled
 */
export async function beginSecondFactor(
  { db, secret }: SecondFactorDependencies,
  { userId, password, address }: { userId: number; password: string; address: string },
): Promise<SecondFactorSetUp> {
  await requireOwnPassword(db, { userId, password, address });
  const { email } = await requireOff(db, userId);
  const key = newTotpSecret();
  await db('second_factors')
    .insert({ user_id: userId, sealed_secret: seal(secret, sealedFor(userId), key), last_step: null })
    .onConflict('user_id')
    .merge();
  return { secret: key, uri: totpUri(key, email) };
}

/**
 * Switches the second factor on with a first code of the app, and answers the recovery codes, which nobody can read
 * again.
 * @throws AppError 409 when it is on already, 422 when the code is wrong, 429 when throttled
 */
export async function confirmSecondFactor(
  dependencies: SecondFactorDependencies,
  userId: number,
  code: string,
  context: Context,
): Promise<string[]> {
  const { db, noteSecondFactor } = dependencies;
  await requireOff(db, userId);
  if (!(await takeCode(dependencies, userId, code, context)))
    throw invalid([{ field: 'code', message: secondFactorTexts.wrongCode }]);
  const codes = newRecoveryCodes();
  await transaction(db, async (trx) => {
    await noteSecondFactor(trx, userId, 'enabled', context);
    await trx('recovery_codes').where({ user_id: userId }).delete();
    await trx('recovery_codes').insert(codes.map((one) => ({ user_id: userId, code_hash: hashOfCode(one) })));
  });
  return codes;
}

import { countRows } from '../../../../platform/db/countRows.ts';
import { type Database, databaseTime, type Transaction, transaction } from '../../../../platform/db/db.ts';
import { tooManyRequests } from '../../../../platform/errors.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { decrypt } from '../../../../platform/security/encryption.ts';
import { consumeAttempt, type Limit, resetAttempts } from '../../../../platform/security/rateLimit.ts';
import { secondFactorTexts } from '../contract.ts';
import { authEvent } from '../events.ts';
import { hashCode } from '../recoveryCodes.ts';
import { findStep } from '../totp.ts';

/** Wrong codes per account, from any client: there are only a million codes. Cannot be disabled. */
const codeLimit: Limit = { name: 'second-factor', max: 5, windowSeconds: 15 * 60 };

/** The encryption context of an account's secret. */
export const toEncryptionPurpose = (userId: number) => `second-factor:${userId}`;

type Dependencies = { db: Database; secret: string };

/** Whether an app or recovery code is correct; a correct code is consumed. @throws AppError 429 */
export async function consumeCode(
  { db, secret }: Dependencies,
  userId: number,
  typed: string,
  context: CommandContext,
): Promise<boolean> {
  const wait = await consumeAttempt(db, codeLimit, String(userId));
  if (wait > 0) throw tooManyRequests(secondFactorTexts.throttled, wait);
  const code = typed.replace(/\s/g, '');
  const taken = await transaction(db, (trx) =>
    /^\d{6}$/.test(code)
      ? consumeAppCode(trx, secret, userId, code)
      : consumeRecoveryCode(trx, userId, code, context),
  );
  if (taken) await resetAttempts(db, codeLimit, String(userId));
  return taken;
}

async function consumeAppCode(
  trx: Transaction,
  secret: string,
  userId: number,
  code: string,
): Promise<boolean> {
  const factor = await trx('second_factors').select('sealed_secret').where({ user_id: userId }).first();
  const key = factor && decrypt(secret, toEncryptionPurpose(userId), factor.sealed_secret);
  const step = key ? findStep(key, code, await databaseTime(trx)) : null;
  if (step === null) return false;
  const taken = await trx('second_factors')
    .where({ user_id: userId })
    .where((earlier) => earlier.whereNull('last_step').orWhere('last_step', '<', step))
    .update({ last_step: step });
  return taken > 0;
}

async function consumeRecoveryCode(
  trx: Transaction,
  userId: number,
  code: string,
  context: CommandContext,
): Promise<boolean> {
  const taken = await trx('recovery_codes')
    .where({ user_id: userId, code_hash: hashCode(code) })
    .delete();
  if (taken === 0) return false;
  const left = await countRows(trx('recovery_codes').where({ user_id: userId }));
  await record(trx, authEvent('user.recovery_code_used', userId, { left }), context);
  return true;
}

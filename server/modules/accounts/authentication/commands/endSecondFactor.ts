import { type Database, transaction } from '../../../../platform/db/db.ts';
import { conflict, invalid } from '../../../../platform/errors.ts';
import type { CommandContext } from '../../../../platform/events/events.ts';
import { findLockedAccount } from '../../users/commands/lockUser.ts';
import { recordSecondFactor } from '../../users/commands/recordSecondFactor.ts';
import { secondFactorTexts } from '../contract.ts';
import { consumeCode } from './consumeCode.ts';
import type { SecondFactorDependencies } from './setUpSecondFactor.ts';
import { requireOwnPassword } from './verifyPassword.ts';

type Proof = { userId: number; password: string; code: string; address: string };

/**
 * Disables the caller's second factor.
 * @throws AppError 409 when it is not enabled, 422 when password or code is wrong, 429 when throttled
 */
export async function disableSecondFactor(
  dependencies: SecondFactorDependencies,
  { userId, password, code, address }: Proof,
  context: CommandContext,
): Promise<void> {
  const { db } = dependencies;
  await requireOwnPassword(db, { userId, password, address });
  if (!(await consumeCode(dependencies, userId, code, context)))
    throw invalid([{ field: 'code', message: secondFactorTexts.wrongCode }]);
  await remove(db, userId, 'disabled', context);
}

/** Removes the second factor of a user who lost it. @throws AppError 409 when there is none */
export const resetSecondFactor = (db: Database, userId: number, context: CommandContext): Promise<void> =>
  remove(db, userId, 'reset', context);

async function remove(
  db: Database,
  userId: number,
  change: 'disabled' | 'reset',
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const account = await findLockedAccount(trx, userId);
    if (!account?.second_factor_at) throw conflict(secondFactorTexts.isOff, 'second_factor_is_off');
    await trx('second_factors').where({ user_id: userId }).delete();
    await recordSecondFactor(trx, account, change, context);
  });
}

import type { z } from 'zod';
import { type Database, transaction } from '../../../../platform/db/db.ts';
import { mapUniqueViolation } from '../../../../platform/db/mapUniqueViolation.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import type { userCreateSchema } from '../contract.ts';
import { userEvent } from '../events.ts';
import { toUserEventData, uniqueFields } from '../rules.ts';
import { User } from '../User.ts';

export type NewUser = Omit<z.output<typeof userCreateSchema>, 'password' | 'confirm_password'> & {
  password_hash: string;
};

/**
 * Creates an account and returns its id.
 * @throws AppError 409 for a username or address that is taken
 */
export async function createUser(db: Database, profile: NewUser, context: CommandContext): Promise<number> {
  return transaction(db, async (trx) => {
    const user = await mapUniqueViolation(uniqueFields, () =>
      User.query(trx).insert({
        ...profile,
        created_at: context.now,
        updated_at: context.now,
      }),
    );
    await record(trx, userEvent('user.created', user.id, toUserEventData(user)), context);
    return user.id;
  });
}

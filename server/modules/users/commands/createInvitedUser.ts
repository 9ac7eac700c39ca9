import { randomBytes } from 'node:crypto';
import { type Database, transaction } from '../../../platform/db.ts';
import type { Context } from '../../../platform/events.ts';
import type { ActingUser } from '../rules.ts';
import { User } from '../User.ts';
import { createUser, type NewUser } from './createUser.ts';
import { issuePasswordLink } from './issuePasswordLink.ts';

/**
 * Creates an account whose person is mailed an invitation to choose a password; until then it has one that nobody
 * knows. An inactive account is invited later, by hand. Answers its id.
 * @throws AppError as creating with a password does
 */
export async function createInvitedUser(
  { db, secret }: { db: Database; secret: string },
  profile: Omit<NewUser, 'password'>,
  by: ActingUser,
  context: Context,
): Promise<number> {
  return transaction(db, async (trx) => {
    const password = randomBytes(32).toString('base64url');
    const id = await createUser(trx, { ...profile, password }, by, context);
    const user = await User.query(trx).patchAndFetchById(id, { invited_at: context.now });
    if (user.status === 'active') await issuePasswordLink(trx, secret, user, 'invitation', context);
    return id;
  });
}

import { type Database, transaction } from '../../../../platform/db/db.ts';
import type { CommandContext } from '../../../../platform/events/events.ts';
import { User } from '../User.ts';
import { createUser, type NewUser } from './createUser.ts';
import { issuePasswordLink } from './issuePasswordLink.ts';

/**
 * Creates an account with a random password and mails an invitation to choose one. Inactive accounts are invited
 * later, by hand. Returns the id.
 * @throws AppError as createUser does
 */
export async function createInvitedUser(
  { db, secret }: { db: Database; secret: string },
  profile: NewUser,
  context: CommandContext,
): Promise<number> {
  return transaction(db, async (trx) => {
    const id = await createUser(trx, profile, context);
    const user = await User.query(trx).patchAndFetchById(id, { invited_at: context.now });
    if (user.status === 'active') await issuePasswordLink(trx, secret, user, 'invitation', context);
    return id;
  });
}

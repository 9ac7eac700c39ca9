import { type Database, transaction } from '../../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { userEvent } from '../events.ts';
import { hashToken, invalidLink } from '../passwordLinks.ts';
import { hashValidatedPassword } from '../passwordRules.ts';
import { findPasswordLink, fullName } from '../queries.ts';
import { User } from '../User.ts';
import { setPassword } from './setPassword.ts';

/**
 * Sets a password with a mailed link, which works once. Returns the account.
 * @throws AppError 400 for a link that is unknown, used, replaced or expired, 422 for a password that is easily
 * guessed
 */
export async function choosePassword(
  db: Database,
  { token, password }: { token: string; password: string },
  context: CommandContext,
): Promise<number> {
  const link = await findPasswordLink(db, token);
  if (!link) throw invalidLink();
  const password_hash = await hashValidatedPassword(db, password, link);
  return transaction(db, async (trx) => {
    const user = await User.query(trx).findById(link.user_id).forUpdate();
    // A concurrent request may have used or replaced the link.
    const taken = await trx('password_links')
      .where({ token_hash: hashToken(token) })
      .delete();
    if (user?.status !== 'active' || taken === 0) throw invalidLink();
    await setPassword(trx, user, password_hash, context.now);
    const type = link.purpose === 'reset' ? 'user.password_reset' : 'user.invitation_accepted';
    const name = fullName(user);
    await record(trx, userEvent(type, user.id, { name }), { ...context, actor: { id: user.id, name } });
    return user.id;
  });
}

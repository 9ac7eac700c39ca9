import { type Database, transaction } from '../../../platform/db.ts';
import { type Context, record } from '../../../platform/events.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { invitationAccepted, passwordReset } from '../events.ts';
import { hashOfToken, invalidLink } from '../passwordLinks.ts';
import { requireGoodPasswordOf } from '../passwordRules.ts';
import { findPasswordLink, fullName } from '../queries.ts';
import { User } from '../User.ts';
import { setPassword } from './setPassword.ts';

/**
 * Sets the password of whoever holds a mailed link, once. Answers whose it is.
 * @throws AppError 400 for a link that is unknown, used, replaced or older than an hour, 422 for a password that is easily
 * guessed
 */
export async function choosePassword(
  db: Database,
  { token, password }: { token: string; password: string },
  context: Context,
): Promise<number> {
  const link = await findPasswordLink(db, token, context.now);
  if (!link) throw invalidLink();
  await requireGoodPasswordOf(db, link.user_id, password);
  const password_hash = await hashPassword(password);
  return transaction(db, async (trx) => {
    const user = await User.query(trx).findById(link.user_id).forUpdate();
    // Meanwhile it may have been used by another, or replaced.
    const taken = await trx('password_links')
      .where({ token_hash: hashOfToken(token) })
      .delete();
    if (user?.status !== 'active' || taken === 0) throw invalidLink();
    await setPassword(trx, user, password_hash, context.now);
    const done = link.purpose === 'reset' ? passwordReset : invitationAccepted;
    const actor = { id: user.id, name: fullName(user) };
    await record(trx, done(user.id, actor.name), { ...context, actor });
    return user.id;
  });
}

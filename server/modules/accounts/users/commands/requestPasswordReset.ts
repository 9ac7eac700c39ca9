import { type Database, type Transaction, transaction } from '../../../../platform/db/db.ts';
import { tooManyRequests } from '../../../../platform/errors.ts';
import type { CommandContext } from '../../../../platform/events/events.ts';
import { mailboxKey } from '../../../../platform/security/mailboxKey.ts';
import { consumeAttempt, consumeClientAttempt, type Limit } from '../../../../platform/security/rateLimit.ts';
import { passwordLinkSeconds, passwordTexts } from '../contract.ts';
import type { PasswordLink } from '../passwordLinks.ts';
import { User } from '../User.ts';
import { issuePasswordLink, recordLink } from './issuePasswordLink.ts';

/** Requests per client and mailbox, whether or not there is an account. */
const clientLimit: Limit = { name: 'password-reset-client', max: 5, windowSeconds: 3600 };

/** Mails per account, from any client. Requests for other spellings of its mailbox do not count. */
const mailLimit: Limit = { name: 'password-reset', max: 5, windowSeconds: 3600 };

/**
 * Mails a reset link to the active account with this address. The response does not reveal whether there is one.
 * The call is public, so a valid link is sent again instead of being replaced. Over the limit of its account nothing is
 * sent, but the existing link is extended by an hour.
 * @param client network address of the caller
 * @throws AppError 429 when this caller exceeds the limit, never because of other callers
 */
export async function requestPasswordReset(
  { db, secret }: { db: Database; secret: string },
  { email, client }: { email: string; client: string },
  context: CommandContext,
): Promise<void> {
  const wait = await consumeClientAttempt(db, clientLimit, client, mailboxKey(email));
  if (wait > 0) throw tooManyRequests(passwordTexts.askedTooOften, wait);
  await transaction(db, async (trx) => {
    const user = await User.query(trx).whereRaw('lower(email) = lower(?)', [email]).first().forUpdate();
    if (user?.status !== 'active') return;
    const link = await extendLink(trx, user.id);
    if ((await consumeAttempt(trx, mailLimit, String(user.id))) > 0) return;
    if (link) await recordLink(trx, user, link, context);
    else await issuePasswordLink(trx, secret, user, 'reset', context);
  });
}

/** The account's valid link, extended to at least one more hour. */
async function extendLink(trx: Transaction, userId: number): Promise<PasswordLink | undefined> {
  const [link] = await trx('password_links')
    .where({ user_id: userId })
    .whereRaw('expires_at > now()')
    .update({
      expires_at: trx.raw('greatest(expires_at, now() + make_interval(secs => ?))', [
        passwordLinkSeconds.reset,
      ]),
    })
    .returning<PasswordLink[]>(['id', 'purpose']);
  return link;
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { type PasswordLinkPurpose, passwordLinkSeconds } from '../contract.ts';
import { userEvent } from '../events.ts';
import { hashToken, type PasswordLink, passwordToken } from '../passwordLinks.ts';
import { fullName } from '../queries.ts';
import type { User } from '../User.ts';

type Recipient = Pick<User, 'id' | 'email' | 'first_name' | 'last_name'>;

/** Creates a password link, replaces an earlier one, and records the event that mails it. */
export async function issuePasswordLink(
  trx: Transaction,
  secret: string,
  user: Recipient,
  purpose: PasswordLinkPurpose,
  context: CommandContext,
): Promise<void> {
  const id = randomUUID();
  await trx('password_links')
    .insert({
      id,
      user_id: user.id,
      purpose,
      token_hash: hashToken(passwordToken(secret, { id, purpose })),
      created_at: trx.raw('now()'),
      expires_at: trx.raw('now() + make_interval(secs => ?)', [passwordLinkSeconds[purpose]]),
    })
    .onConflict('user_id')
    .merge();
  await recordLink(trx, user, { id, purpose }, context);
}

/** Records the event that mails a link. */
export async function recordLink(
  trx: Transaction,
  user: Recipient,
  { id, purpose }: PasswordLink,
  context: CommandContext,
): Promise<void> {
  const facts = { name: fullName(user), email: user.email, link: id };
  const type = purpose === 'reset' ? 'user.password_reset_requested' : 'user.invited';
  await record(trx, userEvent(type, user.id, facts), context);
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/db.ts';
import { type Context, record } from '../../../platform/events.ts';
import { type PasswordLinkPurpose, passwordLinkSeconds } from '../contract.ts';
import { passwordResetRequested, userInvited } from '../events.ts';
import { hashOfToken, passwordToken } from '../passwordLinks.ts';
import { fullName } from '../queries.ts';
import type { User } from '../User.ts';

type Recipient = Pick<User, 'id' | 'email' | 'first_name' | 'last_name'>;

/** Makes the link that sets a password, in place of an older one, and records the event that mails it. */
export async function issuePasswordLink(
  trx: Transaction,
  secret: string,
  user: Recipient,
  purpose: PasswordLinkPurpose,
  context: Context,
): Promise<void> {
  const id = randomUUID();
  await trx('password_links')
    .insert({
      id,
      user_id: user.id,
      purpose,
      token_hash: hashOfToken(passwordToken(secret, { id, purpose })),
      created_at: context.now,
      expires_at: new Date(context.now.getTime() + passwordLinkSeconds * 1000),
    })
    .onConflict('user_id')
    .merge();
  const facts = { name: fullName(user), email: user.email, link: id };
  const issued = purpose === 'reset' ? passwordResetRequested : userInvited;
  await record(trx, issued(user.id, facts), context);
}

import { findLinkToMail } from '../../../server/modules/accounts/users/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { invitation, passwordReset } from './templates/passwordMails.tsx';

type PasswordMailEvent = Extract<MailEvent, { type: 'user.invited' | 'user.password_reset_requested' }>;

/**
 * The mail with the link that sets a password. Null when the link is no longer valid: used, replaced by a newer one,
 * expired, or of an account that has another address or is inactive.
 */
export async function buildPasswordMail(
  db: Database,
  { PUBLIC_URL: publicUrl, JWT_SECRET: secret }: MailConfig,
  { type, data }: PasswordMailEvent,
): Promise<EventMail | null> {
  const purpose = type === 'user.invited' ? 'invitation' : 'reset';
  const link = await findLinkToMail(db, { link: data.link, purpose, publicUrl, secret });
  if (!link) return null;
  const facts = { settings: await getSettings(db), publicUrl, url: link.url, firstName: link.first_name };
  return purpose === 'invitation'
    ? { template: 'invitation', recipient: link.email, content: invitation(facts) }
    : { template: 'password_reset', recipient: link.email, content: passwordReset(facts) };
}

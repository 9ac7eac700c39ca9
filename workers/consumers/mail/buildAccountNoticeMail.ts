import { getUser } from '../../../server/modules/accounts/users/queries.ts';
import type { MailTemplate } from '../../../server/modules/operations/mailTemplates.contract.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { accountNotice } from './templates/AccountNotice.tsx';

const changePassword =
  'tell your administrator at once, and choose another password with “Forgot password?” on the sign-in page.';

const password = {
  template: 'password_notice',
  heading: 'Your password was changed',
  change: 'another password was set for it',
  consequence: 'All sessions that used the former one have ended.',
  advice: changePassword,
} as const;
const onlyPassword = 'Signing in asks for the password alone from now on.';

const notices = {
  'user.password_changed': password,
  'user.password_reset': { ...password, change: 'another password was set for it with a mailed link' },
  'user.second_factor_enabled': {
    template: 'second_factor_notice',
    heading: 'Your second factor was switched on',
    change: 'its second factor was switched on',
    consequence: 'Signing in asks for a code from now on.',
    advice: changePassword,
  },
  'user.second_factor_disabled': {
    template: 'second_factor_notice',
    heading: 'Your second factor was switched off',
    change: 'its second factor was switched off',
    consequence: onlyPassword,
    advice: changePassword,
  },
  'user.second_factor_reset': {
    template: 'second_factor_notice',
    heading: 'Your second factor was reset',
    change: 'its second factor was reset',
    consequence: onlyPassword,
    advice: changePassword,
  },
  'user.profile_changed': {
    template: 'address_notice',
    heading: 'Your account has another address',
    change: 'its email address was changed from this one',
    consequence: 'Mails about it do not come here any more.',
    // A link for another password would go to the new address.
    advice: 'tell your administrator at once.',
  },
} as const satisfies Partial<
  Record<
    MailEvent['type'],
    { template: MailTemplate } & Record<'heading' | 'change' | 'consequence' | 'advice', string>
  >
>;
type NoticedEvent = Extract<MailEvent, { type: keyof typeof notices }>;

/**
 * The notice to an account's owner about a change of sign-in data; a changed address is reported to the former one.
 * Null for other changes of a profile and for a deleted account.
 */
export async function buildAccountNoticeMail(
  db: Database,
  { PUBLIC_URL: publicUrl }: Pick<MailConfig, 'PUBLIC_URL'>,
  event: NoticedEvent,
): Promise<EventMail | null> {
  const user = await getUser(db, event.entity.id);
  const recipient = event.type === 'user.profile_changed' ? event.data.formerEmail : user?.email;
  if (!user || !recipient) return null;
  const { template, ...notice } = notices[event.type];
  const by = event.actor && event.actor.id !== user.id ? event.actor.name : null;
  const facts = { settings: await getSettings(db), publicUrl, firstName: user.first_name };
  return { template, recipient, content: accountNotice({ ...facts, ...notice, by, at: event.occurredAt }) };
}

import { getMailSubscriber, subscriberLink } from '../../../server/modules/newsletter/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { type EventMail, type MailConfig, type MailEvent, maxPerDay } from './mailPlan.ts';
import {
  newsletterUnsubscribe,
  newsletterVerification,
  newsletterWelcome,
} from './templates/newsletterMails.tsx';

type NewsletterMailEvent = Extract<MailEvent, { type: `subscriber.${string}` }>;

/**
 * The mail of a newsletter event, with links derived from the subscriber and the event's time. Null unless the
 * subscriber is active: those who unsubscribed, bounced or complained receive no mail.
 */
export async function buildNewsletterMail(
  db: Database,
  { PUBLIC_URL: publicUrl, JWT_SECRET: secret }: MailConfig,
  event: NewsletterMailEvent,
): Promise<EventMail | null> {
  const subscriber = await getMailSubscriber(db, event.entity.id);
  // The request named an address that staff have since corrected.
  const isSame = subscriber?.email.toLowerCase() === event.data.email.toLowerCase();
  if (subscriber?.status !== 'active' || !isSame) return null;
  const issuedAt = new Date(event.occurredAt);
  const unsubscribeUrl = subscriberLink({ publicUrl, secret }, 'unsubscribe', subscriber, issuedAt);
  const facts = { settings: await getSettings(db), publicUrl, unsubscribeUrl };
  const common = {
    recipient: subscriber.email,
    perDay: maxPerDay,
    // The headers for the unsubscribe button of mail programs (RFC 2369 and 8058).
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  switch (event.type) {
    case 'subscriber.verification_requested': {
      if (subscriber.verification_date) return null;
      const verifyUrl = subscriberLink({ publicUrl, secret }, 'verify', subscriber, issuedAt);
      const content = newsletterVerification({ ...facts, verifyUrl });
      return { ...common, template: 'newsletter_verification', content };
    }
    case 'subscriber.verified':
      return { ...common, template: 'newsletter_welcome', content: newsletterWelcome(facts) };
    case 'subscriber.unsubscribe_link_requested':
      return { ...common, template: 'newsletter_unsubscribe', content: newsletterUnsubscribe(facts) };
  }
}

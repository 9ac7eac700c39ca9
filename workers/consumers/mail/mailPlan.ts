import type { RecordedEvent } from '../../../server/modules/events.ts';
import type { MailTemplate } from '../../../server/modules/operations/mailTemplates.contract.ts';
import type { Config } from '../../../server/platform/config.ts';
import type { subscriptions } from '../../subscriptions.ts';
import type { Mail } from './mailer.ts';
import type { MailContent } from './templates/renderMail.ts';

export type MailEvent = Extract<RecordedEvent, { type: (typeof subscriptions)['mail'][number] }>;

/** One mail that an event calls for: rendered only when it is really sent. */
export type MailPlan = {
  template: MailTemplate;
  recipient: string;
  /** The most that one address gets in 24 hours, where anybody can name the address; beyond it none is sent. */
  perDay?: number;
  compose: () => Promise<Mail>;
  /** Called after the mail server took the mail; again if the process died before that was recorded. */
  onSent?: () => Promise<void>;
  /** Called after a failed attempt; true when the mail is given up, so that it is not tried again. */
  onFailed?: (failure: MailFailure) => Promise<boolean>;
};

export type ReplyHeaders = Pick<Mail, 'replyTo' | 'envelope'>;

/** The only mail of an event. */
export type SingleMail = Pick<MailPlan, 'template' | 'recipient' | 'perDay'> &
  Pick<Mail, 'headers'> & { content: MailContent; reply?: ReplyHeaders };

/** What the mail server or the connection said; permanent when this mail will never be taken. */
export type MailFailure = { reason: string; isPermanent: boolean };

/** The settings that mails are made from. */
export type MailConfig = Pick<
  Config,
  'PUBLIC_URL' | 'MAIL_FROM' | 'STAFF_EMAIL' | 'INBOUND_ADDRESS' | 'JWT_SECRET' | 'RATE_LIMITS'
>;

/**
 * The most mails of one template in 24 hours for an address that anybody can name: a family planning a journey stays
 * below it; somebody else's mailbox is not filled through us.
 */
export const maxPerDay = 5;

/** The sender and the Message-ID: the same in every attempt, so that mailboxes can tell a repetition. */
export function buildMailBase(
  { MAIL_FROM, PUBLIC_URL }: Pick<MailConfig, 'MAIL_FROM' | 'PUBLIC_URL'>,
  eventId: number,
  template: string,
): Pick<Mail, 'from' | 'messageId'> {
  return { from: MAIL_FROM, messageId: `<event-${eventId}.${template}@${new URL(PUBLIC_URL).hostname}>` };
}

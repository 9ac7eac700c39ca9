import type { MailTemplate } from '../../../server/modules/operations/mailTemplates.contract.ts';
import type { Config } from '../../../server/platform/config.ts';
import type { EventFor } from '../../subscriptions.ts';
import type { Mail } from './mailer.ts';
import type { MailContent } from './templates/renderMail.ts';

export type MailEvent = EventFor<'mail'>;

/** One mail for an event; it is rendered only when it is really sent. */
export type MailPlan = {
  template: MailTemplate;
  recipient: string;
  /** The maximum number in 24 hours for one address, where anyone can enter the address; beyond it none is sent. */
  perDay?: number;
  /** The same in every attempt, so that mailboxes can recognise a repetition. */
  messageId: string;
  compose: () => Promise<Omit<Mail, 'messageId'>>;
  /** Called after the mail server accepted the mail; called again if the process died before that was recorded. */
  onSent?: () => Promise<void>;
  /** Called after a failed attempt; returns true to give the mail up, so that it is not retried. */
  onFailed?: (failure: MailFailure) => Promise<boolean>;
};

export type ReplyHeaders = Pick<Mail, 'replyTo' | 'envelope'>;

/** What a mail about an event says, and to whom: `to` is the recipient with a name. */
export type EventMail = Pick<MailPlan, 'template' | 'recipient' | 'perDay'> &
  Pick<Mail, 'headers'> & { content: MailContent; to?: Mail['to']; reply?: ReplyHeaders };

/**
 * The message of the mail server or the connection; permanent when this mail will never be accepted, and late when its
 * first attempt was twelve hours ago.
 */
export type MailFailure = { reason: string; isPermanent: boolean; isLate: boolean };

/** The settings that mails use. */
export type MailConfig = Pick<
  Config,
  'PUBLIC_URL' | 'MAIL_FROM' | 'STAFF_EMAIL' | 'INBOUND_ADDRESS' | 'JWT_SECRET' | 'RATE_LIMITS'
>;

/**
 * The maximum number of mails of one template in 24 hours for an address that anyone can enter: enough for a family
 * planning a journey, too few to fill a stranger's mailbox.
 */
export const maxPerDay = 5;

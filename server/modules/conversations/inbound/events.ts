import { createEventConstructor, type Events } from '../../../platform/events/events.ts';
import type { MessageEventData } from '../events.ts';
import type { MailSource } from './contract.ts';

type MailEvent = Events<{
  'mail.received': { source: MailSource; size: number };
  /** An operator has requested that the mail is assigned again. */
  'mail.retried': Record<string, never>;
}>;

type ThreadEvent = Events<{
  /** The visitor wrote into the thread of their enquiry. */
  'customer_mail.received': MessageEventData;
  /** A mail about an enquiry bounced; `reason` is the response of the other mail server, without addresses. */
  'mail.bounced': Omit<MessageEventData, 'messageId'> & { reason: string };
}>;

export type InboundMailEvent = MailEvent | ThreadEvent;

export const inboundMailEvent = createEventConstructor<MailEvent>('inbound_mail');
export const inboundMessageEvent = createEventConstructor<ThreadEvent>('enquiry');

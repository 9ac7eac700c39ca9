import type { EventShape } from '../../../platform/events/events.ts';
import type { MessageEventData } from '../events.ts';
import type { MailSource } from './contract.ts';

export type InboundMailEvent = EventShape &
  (
    | { type: 'mail.received'; data: { source: MailSource; size: number } }
    /** An operator has it assigned again. */
    | { type: 'mail.retried'; data: Record<string, never> }
    /** The visitor wrote into the thread of their enquiry. */
    | { type: 'customer_mail.received'; data: MessageEventData }
    /** A mail about an enquiry came back; `reason` is the answer of the other mail server, without addresses. */
    | { type: 'mail.bounced'; data: Omit<MessageEventData, 'messageId'> & { reason: string } }
  );

export const mailReceived = (id: number, data: { source: MailSource; size: number }): InboundMailEvent => ({
  type: 'mail.received',
  entity: { type: 'inbound_mail', id },
  data,
});

export const mailRetried = (id: number): InboundMailEvent => ({
  type: 'mail.retried',
  entity: { type: 'inbound_mail', id },
  data: {},
});

export const customerMailReceived = (enquiryId: number, data: MessageEventData): InboundMailEvent => ({
  type: 'customer_mail.received',
  entity: { type: 'enquiry', id: enquiryId },
  data,
});

export const mailBounced = (
  enquiryId: number,
  data: Omit<MessageEventData, 'messageId'> & { reason: string },
): InboundMailEvent => ({
  type: 'mail.bounced',
  entity: { type: 'enquiry', id: enquiryId },
  data,
});

import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import type { EnquiryChannel } from '../enquiries/contract.ts';

/** The enquiry and the message; the text is stored only in the table of messages, where it can be erased. */
export type MessageEventData = { channel: EnquiryChannel; name: string; messageId: number };

type ThreadEvent = Events<{
  'reply.queued': MessageEventData;
  'reply.undone': MessageEventData;
  /** The time to undo is over: the mail must be sent. */
  'reply.released': MessageEventData;
  'reply.sent': MessageEventData;
  /** `reason` is the response of the mail server, without addresses. */
  'reply.failed': MessageEventData & { reason: string };
  'reply.retried': MessageEventData;
  'call.logged': MessageEventData;
  'whatsapp.logged': MessageEventData;
  /** The visitor wrote on the status page. */
  'web_message.received': MessageEventData;
}>;

type SavedReplyEventData = { name: string; shared: boolean };
type SavedReplyEvent = Events<{
  'saved_reply.created': SavedReplyEventData;
  'saved_reply.revised': SavedReplyEventData;
  'saved_reply.deleted': SavedReplyEventData;
}>;

type SignatureEvent = Events<{ 'signature.changed': Record<string, never> }>;

export type ConversationEvent = ThreadEvent | SavedReplyEvent | SignatureEvent;

/** An event about a message belongs to its enquiry, so that erasing the enquiry covers it. */
export const messageEvent = createEventConstructor<ThreadEvent>('enquiry');
export const toMessageEventData = (
  { channel, name }: Omit<MessageEventData, 'messageId'>,
  messageId: number,
): MessageEventData => ({ channel, name, messageId });

export const savedReplyEvent = createEventConstructor<SavedReplyEvent>('saved_reply');
export const signatureEvent = createEventConstructor<SignatureEvent>('user');

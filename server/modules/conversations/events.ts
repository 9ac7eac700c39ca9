import type { EventShape } from '../../platform/events/events.ts';
import type { EnquiryChannel } from '../enquiries/contract.ts';

/** Whose enquiry, and which message; its text stays in the table of messages alone, where it can be erased. */
export type MessageEventData = { channel: EnquiryChannel; name: string; messageId: number };

type SavedReplyType = 'saved_reply.created' | 'saved_reply.revised' | 'saved_reply.deleted';
type SavedReplyEventData = { name: string; shared: boolean };

export type ConversationEvent = EventShape &
  (
    | { type: 'reply.queued'; data: MessageEventData }
    | { type: 'reply.undone'; data: MessageEventData }
    /** The time to undo is over: the mail is to be sent. */
    | { type: 'reply.released'; data: MessageEventData }
    | { type: 'reply.sent'; data: MessageEventData }
    /** `reason` is the answer of the mail server, without addresses. */
    | { type: 'reply.failed'; data: MessageEventData & { reason: string } }
    | { type: 'reply.retried'; data: MessageEventData }
    | { type: 'call.logged'; data: MessageEventData }
    | { type: 'whatsapp.logged'; data: MessageEventData }
    | { type: SavedReplyType; data: SavedReplyEventData }
    | { type: 'signature.changed'; data: Record<string, never> }
    /** The visitor wrote on the status page. */
    | { type: 'web_message.received'; data: MessageEventData }
  );

type Type = Exclude<ConversationEvent['type'], 'reply.failed' | 'signature.changed' | SavedReplyType>;

/** An event about a message; it belongs to the enquiry, so that the enquiry's erasure covers it. */
export const messageEvent = (type: Type, enquiryId: number, data: MessageEventData): ConversationEvent => ({
  type,
  entity: { type: 'enquiry', id: enquiryId },
  data,
});

export const replyFailed = (
  enquiryId: number,
  data: MessageEventData & { reason: string },
): ConversationEvent => ({
  type: 'reply.failed',
  entity: { type: 'enquiry', id: enquiryId },
  data,
});

export const savedReplyEvent = (
  type: SavedReplyType,
  id: number,
  data: SavedReplyEventData,
): ConversationEvent => ({ type, entity: { type: 'saved_reply', id }, data });

export const signatureChanged = (userId: number): ConversationEvent => ({
  type: 'signature.changed',
  entity: { type: 'user', id: userId },
  data: {},
});

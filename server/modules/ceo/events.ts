import { createEventConstructor, type Events } from '../../platform/events/events.ts';

/** The text stays in its table only. `isActive` is the state after the event, and for a deletion before it. */
type EventData = { isActive: boolean };

export type CeoEvent = Events<{
  'ceo_message.written': EventData;
  /** `replacedId` is the previously active message. */
  'ceo_message.activated': { replacedId: number | null };
  'ceo_message.revised': EventData;
  'ceo_message.deleted': EventData;
}>;

export const ceoMessageEvent = createEventConstructor<CeoEvent>('ceo_message');

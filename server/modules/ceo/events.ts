import type { EventShape } from '../../platform/events/events.ts';

/** The text stays in its table only. `isActive` is the state after the event. */
type EventData = { isActive: boolean };

export type CeoEvent =
  | (EventShape & { type: 'ceo_message.written'; data: EventData })
  | (EventShape & { type: 'ceo_message.activated'; data: { replacedId: number | null } })
  | (EventShape & { type: 'ceo_message.revised'; data: EventData })
  | (EventShape & { type: 'ceo_message.deleted'; data: EventData });

const message = (id: number) => ({ type: 'ceo_message', id });

export const ceoMessageWritten = (id: number, isActive: boolean): CeoEvent => ({
  type: 'ceo_message.written',
  entity: message(id),
  data: { isActive },
});

/** `replacedId` is the previously active message. */
export const ceoMessageActivated = (id: number, replacedId: number | null): CeoEvent => ({
  type: 'ceo_message.activated',
  entity: message(id),
  data: { replacedId },
});

export const ceoMessageRevised = (id: number, isActive: boolean): CeoEvent => ({
  type: 'ceo_message.revised',
  entity: message(id),
  data: { isActive },
});

/** Whether the deleted message was the active one. */
export const ceoMessageDeleted = (id: number, isActive: boolean): CeoEvent => ({
  type: 'ceo_message.deleted',
  entity: message(id),
  data: { isActive },
});

import type { EventShape } from '../../platform/events/events.ts';
import { toReference } from '../../platform/text/toReference.ts';

type Clocked = { reference: string };

export type ReplyClockEvent =
  /** Three quarters of the reply time are over. */
  | (EventShape & { type: 'reply_clock.due_soon'; data: Clocked & { dueAt: string } })
  | (EventShape & { type: 'reply_clock.overdue'; data: Clocked & { dueAt: string } })
  | (EventShape & { type: 'reply_clock.snoozed'; data: Clocked & { until: string } })
  /** Waits for the customer. */
  | (EventShape & { type: 'reply_clock.paused'; data: Clocked })
  /** By the end of a snooze, without an actor, or by staff. */
  | (EventShape & { type: 'reply_clock.resumed'; data: Clocked & { dueAt: string } })
  | (EventShape & { type: 'reply_digest.due'; data: { day: string } });

const enquiry = (id: number) => ({ type: 'enquiry', id });

export const replyDueSoon = (id: number, dueAt: Date): ReplyClockEvent => ({
  type: 'reply_clock.due_soon',
  entity: enquiry(id),
  data: { reference: toReference(id), dueAt: dueAt.toISOString() },
});

export const replyOverdue = (id: number, dueAt: Date): ReplyClockEvent => ({
  type: 'reply_clock.overdue',
  entity: enquiry(id),
  data: { reference: toReference(id), dueAt: dueAt.toISOString() },
});

/** `until` is the moment at which it comes back. */
export const replyClockSnoozed = (id: number, until: Date): ReplyClockEvent => ({
  type: 'reply_clock.snoozed',
  entity: enquiry(id),
  data: { reference: toReference(id), until: until.toISOString() },
});

export const replyClockPaused = (id: number): ReplyClockEvent => ({
  type: 'reply_clock.paused',
  entity: enquiry(id),
  data: { reference: toReference(id) },
});

export const replyClockResumed = (id: number, dueAt: Date): ReplyClockEvent => ({
  type: 'reply_clock.resumed',
  entity: enquiry(id),
  data: { reference: toReference(id), dueAt: dueAt.toISOString() },
});

/** The digest of a day of the agency. */
export const replyDigestDue = (day: string): ReplyClockEvent => ({
  type: 'reply_digest.due',
  entity: { type: 'reply_digest', id: 1 },
  data: { day },
});

import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import { toReference } from '../../platform/text/toReference.ts';

type Clocked = { reference: string };

type ClockEvent = Events<{
  /** Three quarters of the reply time are over. */
  'reply_clock.due_soon': Clocked & { dueAt: string };
  'reply_clock.overdue': Clocked & { dueAt: string };
  /** `until` is the time at which it returns. */
  'reply_clock.snoozed': Clocked & { until: string };
  /** Waits for the customer. */
  'reply_clock.paused': Clocked;
  /** By the end of a snooze, without an actor, or by staff. */
  'reply_clock.resumed': Clocked & { dueAt: string };
}>;

/** The digest of a day of the agency. */
type DigestEvent = Events<{ 'reply_digest.due': { day: string } }>;

export type ReplyClockEvent = ClockEvent | DigestEvent;

const clockEvent = createEventConstructor<ClockEvent>('enquiry');
const digestEvent = createEventConstructor<DigestEvent>('reply_digest');

export const replyDueSoon = (id: number, dueAt: Date) =>
  clockEvent('reply_clock.due_soon', id, { reference: toReference(id), dueAt: dueAt.toISOString() });

export const replyOverdue = (id: number, dueAt: Date) =>
  clockEvent('reply_clock.overdue', id, { reference: toReference(id), dueAt: dueAt.toISOString() });

export const replyClockSnoozed = (id: number, until: Date) =>
  clockEvent('reply_clock.snoozed', id, { reference: toReference(id), until: until.toISOString() });

export const replyClockPaused = (id: number) =>
  clockEvent('reply_clock.paused', id, { reference: toReference(id) });

export const replyClockResumed = (id: number, dueAt: Date) =>
  clockEvent('reply_clock.resumed', id, { reference: toReference(id), dueAt: dueAt.toISOString() });

export const replyDigestDue = (day: string) => digestEvent('reply_digest.due', 1, { day });

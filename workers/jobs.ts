import type { JobsOptions } from 'bullmq';
import type { EventType, RecordedEvent } from '../server/modules/events.ts';
import type { EventRow } from '../server/platform/events.ts';
import type { Consumer } from './subscriptions.ts';

/**
 * What a queue is told of an event: which one it is. What it says stays in the events table, where it can be
 * erased; a queue keeps its failed jobs for as long as nobody looks at them.
 */
export type EventJob = Pick<RecordedEvent, 'id' | 'type' | 'requestId'>;

export const toEventJob = ({
  id,
  type,
  request_id,
}: Pick<EventRow, 'id' | 'type' | 'request_id'>): EventJob => ({
  id,
  type: type as EventType, // written by record() from the union of all events
  requestId: request_id,
});

/** Events that were published together, for a consumer that works them off together. */
export type SharedJob = { events: EventJob[] };

/** Mail is tried for about a day, the rest for about a quarter of an hour; what then fails is kept. */
const attempts: Record<Consumer, number> = {
  mail: 100,
  activity: 25,
  statistics: 25,
  images: 10,
  operations: 10,
};
const longestWaitMs: Record<Consumer, number> = {
  mail: 15 * 60_000,
  activity: 60_000,
  statistics: 60_000,
  images: 5 * 60_000,
  operations: 10_000,
};

/** Milliseconds before the next try: 0.5 s, 1 s, 2 s, … up to the consumer's longest, with a little scatter. */
export function backoffMs(consumer: Consumer, attemptsMade: number): number {
  const wait = Math.min(500 * 2 ** (attemptsMade - 1), longestWaitMs[consumer]);
  return Math.round(wait * (0.9 + Math.random() * 0.2));
}

/** The job of an event in any queue. BullMQ refuses ids of digits alone. */
export const jobId = (eventId: number): string => `event-${eventId}`;

type Job<Data> = { name: string; data: Data; opts: JobsOptions };

const repeated = (consumer: Consumer): JobsOptions => ({
  attempts: attempts[consumer],
  backoff: { type: 'custom' },
  removeOnComplete: true,
});

/** An event's own job, kept when it fails for good. */
export const ownJob = (consumer: Consumer, event: EventJob): Job<EventJob> => ({
  name: event.type,
  data: event,
  opts: { ...repeated(consumer), jobId: jobId(event.id), removeOnFail: false },
});

/** The own job of an event that failed among others: its next try, by itself and after a while. */
export const nextTry = (consumer: Consumer, event: EventJob): Job<EventJob> => {
  const { opts, ...job } = ownJob(consumer, event);
  return { ...job, opts: { ...opts, delay: backoffMs(consumer, 1) } };
};

/** One job for many events. It is never parked: its events are, by their own jobs. */
export const sharedJob = (consumer: Consumer, events: EventJob[]): Job<SharedJob> => ({
  name: 'shared',
  data: { events },
  opts: { ...repeated(consumer), removeOnFail: true },
});

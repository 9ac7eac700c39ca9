import type { JobsOptions } from 'bullmq';
import type { EventType, RecordedEvent } from '../../server/modules/events.ts';
import type { EventRow } from '../../server/platform/events/events.ts';
import { type Consumer, isReadModel } from '../subscriptions.ts';

/**
 * The payload of a job identifies its event. The event's data stays in the events table, where it can be erased; a
 * queue stores failed jobs indefinitely.
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

/** Events that were published together, for a consumer that processes them together. */
export type BatchJob = { events: EventJob[] };

/**
 * Mail is retried for about a day in both directions, the others for between one and twenty minutes; after that the
 * job is a dead letter. Attempts while Postgres was unavailable do not count.
 */
const attempts: Record<Consumer, number> = {
  mail: 100,
  inbound: 100,
  activity: 25,
  statistics: 25,
  responses: 25,
  assignment: 25,
  seats: 25,
  images: 10,
  brochures: 10,
  operations: 10,
};
const maxWaitMs: Record<Consumer, number> = {
  mail: 15 * 60_000,
  inbound: 15 * 60_000,
  activity: 60_000,
  statistics: 60_000,
  responses: 60_000,
  assignment: 60_000,
  seats: 60_000,
  images: 5 * 60_000,
  brochures: 5 * 60_000,
  operations: 10_000,
};

/** Milliseconds before the next attempt: 0.5 s, 1 s, 2 s, … up to the consumer's maximum, with a little jitter. */
export function backoffMs(consumer: Consumer, attemptsMade: number): number {
  const wait = Math.min(500 * 2 ** (attemptsMade - 1), maxWaitMs[consumer]);
  return Math.round(wait * (0.9 + Math.random() * 0.2));
}

/** The id of an event's job in any queue. BullMQ rejects ids that consist only of digits. */
export const jobId = (eventId: number): string => `event-${eventId}`;

/** The event of a job id; undefined for the id of a batch job. */
export const parseEventId = (id: string): number | undefined =>
  id.startsWith('event-') ? Number(id.slice('event-'.length)) : undefined;

type Job<Data> = { name: string; data: Data; opts: JobsOptions };

const retryOptions = (consumer: Consumer): JobsOptions => ({
  attempts: attempts[consumer],
  backoff: { type: 'custom' },
  removeOnComplete: true,
});

/** The job of a single event; it becomes a dead letter when its last attempt fails. */
export const buildJob = (consumer: Consumer, event: EventJob): Job<EventJob> => ({
  name: event.type,
  data: event,
  opts: { ...retryOptions(consumer), jobId: jobId(event.id), removeOnFail: false },
});

/** The next attempt of an event that failed in a batch: a job of its own with a delay. */
export const buildRetryJob = (consumer: Consumer, event: EventJob): Job<EventJob> => {
  const { opts, ...job } = buildJob(consumer, event);
  return { ...job, opts: { ...opts, delay: backoffMs(consumer, 1) } };
};

/** One job for many events. It never becomes a dead letter: its events do, through their own jobs. */
export const buildBatchJob = (consumer: Consumer, events: EventJob[]): Job<BatchJob> => ({
  name: 'batch',
  data: { events },
  opts: { ...retryOptions(consumer), removeOnFail: true },
});

/** The jobs of events: one for each, or, for a read model, one for all of them. */
export const toJobs = (consumer: Consumer, events: EventJob[]): Job<EventJob | BatchJob>[] =>
  events.length > 1 && isReadModel(consumer)
    ? [buildBatchJob(consumer, events)]
    : events.map((event) => buildJob(consumer, event));

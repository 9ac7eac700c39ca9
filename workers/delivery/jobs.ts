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
const retries: Record<Consumer, { attempts: number; maxWaitMs: number }> = {
  mail: { attempts: 100, maxWaitMs: 15 * 60_000 },
  inbound: { attempts: 100, maxWaitMs: 15 * 60_000 },
  activity: { attempts: 25, maxWaitMs: 60_000 },
  statistics: { attempts: 25, maxWaitMs: 60_000 },
  responses: { attempts: 25, maxWaitMs: 60_000 },
  assignment: { attempts: 25, maxWaitMs: 60_000 },
  seats: { attempts: 25, maxWaitMs: 60_000 },
  images: { attempts: 10, maxWaitMs: 5 * 60_000 },
  brochures: { attempts: 10, maxWaitMs: 5 * 60_000 },
  operations: { attempts: 10, maxWaitMs: 10_000 },
};

/** Milliseconds before the next attempt: 0.5 s, 1 s, 2 s, … up to the consumer's maximum, with a little jitter. */
export function backoffMs(consumer: Consumer, attemptsMade: number): number {
  const wait = Math.min(500 * 2 ** (attemptsMade - 1), retries[consumer].maxWaitMs);
  return Math.round(wait * (0.9 + Math.random() * 0.2));
}

/** The id of an event's job in any queue. BullMQ rejects ids that consist only of digits. */
export const jobId = (eventId: number): string => `event-${eventId}`;

/** The event of a job id; undefined for the id of a batch job. */
export const parseEventId = (id: string): number | undefined =>
  id.startsWith('event-') ? Number(id.slice('event-'.length)) : undefined;

type Job<Data> = { name: string; data: Data; opts: JobsOptions };

const retryOptions = (consumer: Consumer): JobsOptions => ({
  attempts: retries[consumer].attempts,
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

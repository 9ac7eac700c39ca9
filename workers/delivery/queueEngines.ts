import { createPostgresBackend, type JobState, type Processor, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Consumer } from '../subscriptions.ts';
import { backoffMs, type EventJob, type SharedJob } from './jobs.ts';

type AnyJob = EventJob | SharedJob;

export type EventQueue = Pick<
  Queue<AnyJob>,
  | 'addBulk'
  | 'getFailed'
  | 'getJob'
  | 'retryJobs'
  | 'pause'
  | 'resume'
  | 'isPaused'
  | 'waitUntilReady'
  | 'close'
> & {
  on(event: 'error', complain: (error: Error) => void): unknown;
  // BullMQ's types leave `paused` out, which is where both engines hold the waiting jobs of a paused queue.
  getJobCounts(...states: (JobState | 'paused')[]): Promise<Record<string, number>>;
  /** Ids of jobs in these states, from the place `start` to `end` of each; -1 is the last. */
  getRanges(states: (JobState | 'paused')[], start: number, end: number): Promise<string[]>;
};
export type EventWorker = Pick<Worker<AnyJob>, 'close' | 'waitUntilReady' | 'isRunning' | 'on'>;

/** A worker that died is noticed within about 15 s, and its jobs are taken over. */
const recovery = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 10 };

const queueName = (consumer: Consumer) => `events-${consumer}`;

const workerOptions = (consumer: Consumer, concurrency: number) => ({
  ...recovery,
  concurrency,
  settings: { backoffStrategy: (made: number) => backoffMs(consumer, made) },
});

type EventProcessor = Processor<AnyJob>;

type Engine = {
  queue(consumer: Consumer): EventQueue;
  worker(consumer: Consumer, concurrency: number, process: EventProcessor): EventWorker;
  /** Whether jobs can be added now. */
  isAvailable(): boolean;
  disconnect(): void;
};

/** BullMQ on Redis. */
export function redisEngine(url: string, complain: (error: Error) => void): Engine {
  // Adding must fail at once when Redis is away: the relay then leaves the events where they are safe.
  const producer = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 200, 2000),
    commandTimeout: 5000,
    connectTimeout: 5000,
  });
  producer.on('error', complain);
  return {
    queue: (consumer) => asEventQueue(new Queue(queueName(consumer), { connection: producer })),
    worker: (consumer, concurrency, process) =>
      new Worker<AnyJob>(queueName(consumer), process, {
        ...workerOptions(consumer, concurrency),
        connection: {
          url,
          maxRetriesPerRequest: null,
          retryStrategy: (times) => Math.min(times * 200, 2000),
        },
      }),
    isAvailable: () => producer.status === 'ready',
    disconnect: () => producer.disconnect(),
  };
}

/** BullMQ on Postgres. */
export function postgresEngine(databaseUrl: string): Engine {
  const connection = {
    connectionString: databaseUrl,
    schema: 'bullmq',
    migrate: true,
    connectionTimeoutMillis: 5000,
    // What a crash of the machine takes back of these commits is done again: note 0002.
    options: '-c synchronous_commit=off',
  };
  return {
    queue: (consumer) =>
      asEventQueue(
        new Queue(queueName(consumer), { connection: { ...connection, max: 1 } }, createPostgresBackend),
      ),
    worker: (consumer, concurrency, process) =>
      asEventWorker(
        new Worker(
          queueName(consumer),
          process,
          { ...workerOptions(consumer, concurrency), connection: { ...connection, max: 3 } },
          createPostgresBackend,
        ),
      ),
    isAvailable: () => true,
    disconnect: () => undefined,
  };
}

// The two backends give the same queues and workers different type parameters; what we use of them is the same.
const asEventQueue = (queue: unknown) => queue as EventQueue;
const asEventWorker = (worker: unknown) => worker as EventWorker;

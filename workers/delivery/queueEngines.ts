import { once } from 'node:events';
import { createPostgresBackend, type JobState, type Processor, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { keepAlive, workerTimeouts } from '../../server/platform/db/db.ts';
import { type Consumer, consumers } from '../subscriptions.ts';
import { type BatchJob, backoffMs, type EventJob } from './jobs.ts';

type AnyJob = EventJob | BatchJob;

export type EventQueue = Pick<
  Queue<AnyJob>,
  'addBulk' | 'getFailed' | 'getJob' | 'pause' | 'resume' | 'isPaused' | 'waitUntilReady' | 'close'
> & {
  on(event: 'error', listener: (error: Error) => void): unknown;
  // BullMQ's types leave `paused` out, which is where both engines hold the waiting jobs of a paused queue.
  getJobCounts(...states: (JobState | 'paused')[]): Promise<Record<string, number>>;
  /** Ids of jobs in these states, from position `start` to `end` of each, newest first; -1 is the last. */
  getRanges(
    states: (JobState | 'paused')[],
    start: number,
    end: number,
    oldestFirst?: boolean,
  ): Promise<string[]>;
};
export type EventWorker = Pick<Worker<AnyJob>, 'close' | 'waitUntilReady' | 'isRunning' | 'on'>;

const queueName = (consumer: Consumer) => `events-${consumer}`;

export type Processing = {
  /** Maximum number of concurrent jobs. */
  concurrency: number;
  /** A worker renews the locks of its jobs twice in this time; jobs whose lock has expired are taken over. */
  lockSeconds: number;
  /** Jobs that fail while Postgres is unavailable wait for it, without counting as an attempt. */
  isDatabaseReady: () => Promise<boolean>;
};

const workerOptions = (consumer: Consumer, { concurrency, lockSeconds }: Processing) => ({
  concurrency,
  lockDuration: lockSeconds * 1000,
  stalledInterval: lockSeconds * 500,
  maxStalledCount: 10,
  settings: { backoffStrategy: (made: number) => backoffMs(consumer, made) },
});

type EventProcessor = Processor<AnyJob>;

export type Engine = {
  queue(consumer: Consumer): EventQueue;
  worker(consumer: Consumer, processing: Processing, process: EventProcessor): EventWorker;
  /** Whether jobs can be added now. */
  isAvailable(): boolean;
  /** Resolves when the first attempt to connect has succeeded or failed. */
  connectionAttempted: Promise<unknown>;
  disconnect(): Promise<void>;
};

/**
 * A failover of Redis ends neither a connection to the host that is gone, nor one to a host that has become a replica.
 */
const afterFailover = {
  socketTimeout: 20_000, // twice as long as a worker waits for a job
  reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
};

/** BullMQ on Redis. */
export function createRedisEngine(url: string, onError: (error: Error) => void): Engine {
  // Adding must fail at once when Redis is unavailable: the relay then leaves the events in the outbox.
  const producer = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 200, 2000),
    commandTimeout: 5000,
    connectTimeout: 5000,
    ...afterFailover,
  });
  producer.on('error', onError);
  return {
    queue: (consumer) => asEventQueue(new Queue(queueName(consumer), { connection: producer })),
    worker: (consumer, processing, process) =>
      new Worker<AnyJob>(queueName(consumer), process, {
        ...workerOptions(consumer, processing),
        connection: {
          url,
          maxRetriesPerRequest: null,
          retryStrategy: (times) => Math.min(times * 200, 2000),
          ...afterFailover,
        },
      }),
    isAvailable: () => producer.status === 'ready',
    connectionAttempted: once(producer, 'ready').catch(() => undefined),
    disconnect: async () => producer.disconnect(),
  };
}

/** In addition to one for each processed queue, which listens for its jobs. */
const busyConnections = 10;

/** BullMQ on Postgres, in the schema that migrations make. All its queues share a pool. */
export function createPostgresEngine(databaseUrl: string): Engine {
  const connection = new Pool({
    connectionString: databaseUrl,
    max: consumers.length + busyConnections,
    connectionTimeoutMillis: workerTimeouts.connectionMs,
    query_timeout: workerTimeouts.responseMs,
    idle_in_transaction_session_timeout: workerTimeouts.idleMs,
    ...keepAlive, // else BullMQ looks for jobs every ten seconds
    // Commits that a crash of the machine loses are repeated: note 0002.
    options: '-c search_path=bullmq -c synchronous_commit=off',
  });
  // Each queue and each worker listens for its errors.
  connection.setMaxListeners(0);
  return {
    queue: (consumer) => asEventQueue(new Queue(queueName(consumer), { connection }, createPostgresBackend)),
    worker: (consumer, processing, process) =>
      asEventWorker(
        new Worker(
          queueName(consumer),
          process,
          { ...workerOptions(consumer, processing), connection },
          createPostgresBackend,
        ),
      ),
    isAvailable: () => true,
    connectionAttempted: Promise.resolve(),
    disconnect: () => connection.end(),
  };
}

// The two backends give queues and workers different type parameters; the part that we use is the same.
const asEventQueue = (queue: unknown) => queue as EventQueue;
const asEventWorker = (worker: unknown) => worker as EventWorker;

import {
  createPostgresBackend,
  type JobState,
  type JobsOptions,
  type Processor,
  Queue,
  Worker,
} from 'bullmq';
import { Redis } from 'ioredis';
import type { RecordedEvent } from '../server/modules/events.ts';
import type { Logger } from '../server/platform/logger.ts';
import { jobDuration, jobFailures, jobsParked } from '../server/platform/metrics.ts';
import type { Consumer } from './subscriptions.ts';

/** The one file that knows on which engine BullMQ runs: Redis when there is one, else Postgres. */
export type QueueSettings = { redisUrl: string | undefined; databaseUrl: string };

/**
 * What a queue is told of an event: which one it is. What it says stays in the events table, where it can be
 * erased; a queue keeps its failed jobs for as long as nobody looks at them.
 */
export type EventJob = Pick<RecordedEvent, 'id' | 'type' | 'requestId'>;

type EventQueue = Pick<
  Queue<EventJob>,
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
  /** BullMQ's type leaves `paused` out, which is where both engines count the waiting jobs of a paused queue. */
  getJobCounts(...states: (JobState | 'paused')[]): Promise<Record<string, number>>;
};
type EventWorker = Pick<Worker<EventJob>, 'close' | 'waitUntilReady' | 'isRunning' | 'on'>;

export type Queues = {
  backend: 'redis' | 'postgres';
  of(consumer: Consumer): EventQueue;
  /** Throws when nothing can be added now, so that nobody waits for it with rows locked. */
  assertAvailable(): void;
  /** Starts working off a consumer's queue. */
  work(consumer: Consumer, concurrency: number, handle: (job: EventJob) => Promise<void>): EventWorker;
  close(): Promise<void>;
};

/** A worker that died is noticed within about 15 s, and its jobs are taken over. */
const recovery = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 10 };

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

/** How a consumer's jobs are added: one per event, kept when they fail for good. */
export const jobOptions = (consumer: Consumer, eventId: number): JobsOptions => ({
  jobId: jobId(eventId),
  attempts: attempts[consumer],
  backoff: { type: 'custom' },
  removeOnComplete: true,
  removeOnFail: false,
});

/** Opens a queue for each consumer. Nothing is connected to Redis before it is needed. */
export function openQueues({ redisUrl, databaseUrl }: QueueSettings, logger: Logger): Queues {
  const complain = (error: Error) => logger.warn({ err: error }, 'queue connection');
  const engine = redisUrl ? redisEngine(redisUrl, complain) : postgresEngine(databaseUrl);
  const queues = new Map<Consumer, EventQueue>();
  const open = (consumer: Consumer) => {
    const queue = engine.queue(consumer);
    queue.on('error', complain);
    // A queue whose first contact failed never recovers: the next caller gets a new one.
    queue.waitUntilReady().catch(() => {
      if (queues.get(consumer) === queue) queues.delete(consumer);
    });
    queues.set(consumer, queue);
    return queue;
  };
  const workers: EventWorker[] = [];
  return {
    backend: redisUrl ? 'redis' : 'postgres',
    of: (consumer) => queues.get(consumer) ?? open(consumer),
    assertAvailable: () => engine.assertAvailable(),
    work(consumer, concurrency, handle) {
      const labels = { queue: consumer };
      const worker = engine.worker(consumer, concurrency, (job) => {
        const ended = jobDuration.startTimer(labels);
        return handle(job.data).finally(ended);
      });
      worker.on('error', complain);
      worker.on('failed', (job, error) => {
        jobFailures.inc(labels);
        const parked = job !== undefined && job.attemptsMade >= (job.opts.attempts ?? 1);
        const line = {
          err: error,
          consumer,
          job: job?.id,
          attempt: job?.attemptsMade,
          requestId: job?.data.requestId,
        };
        if (parked) {
          jobsParked.inc(labels);
          logger.error(line, 'event parked after its last try');
        } else logger.warn(line, 'event will be tried again');
      });
      workers.push(worker);
      return worker;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      engine.disconnect();
    },
  };
}

const queueName = (consumer: Consumer) => `events-${consumer}`;

const workerOptions = (consumer: Consumer, concurrency: number) => ({
  ...recovery,
  concurrency,
  settings: { backoffStrategy: (made: number) => backoffMs(consumer, made) },
});

type EventProcessor = Processor<EventJob>;

type Engine = {
  queue(consumer: Consumer): EventQueue;
  worker(consumer: Consumer, concurrency: number, process: EventProcessor): EventWorker;
  assertAvailable(): void;
  disconnect(): void;
};

function redisEngine(url: string, complain: (error: Error) => void): Engine {
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
      new Worker<EventJob>(queueName(consumer), process, {
        ...workerOptions(consumer, concurrency),
        connection: {
          url,
          maxRetriesPerRequest: null,
          retryStrategy: (times) => Math.min(times * 200, 2000),
        },
      }),
    assertAvailable: () => {
      if (producer.status !== 'ready') throw new Error('Redis cannot be reached');
    },
    disconnect: () => producer.disconnect(),
  };
}

function postgresEngine(databaseUrl: string): Engine {
  const connection = {
    connectionString: databaseUrl,
    schema: 'bullmq',
    migrate: true,
    connectionTimeoutMillis: 5000,
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
    assertAvailable: () => undefined,
    disconnect: () => undefined,
  };
}

// The two backends give the same queues and workers different type parameters; what we use of them is the same.
const asEventQueue = (queue: unknown) => queue as EventQueue;
const asEventWorker = (worker: unknown) => worker as EventWorker;

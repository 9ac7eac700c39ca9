import { createPostgresBackend, type JobState, type Processor, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from '../server/platform/logger.ts';
import { jobDuration, jobFailures, jobsParked } from '../server/platform/metrics.ts';
import { backoffMs, type EventJob, nextTry, type SharedJob } from './jobs.ts';
import type { Consumer } from './subscriptions.ts';

/** The one file that knows on which engine BullMQ runs: Redis when there is one, else Postgres. */
export type QueueSettings = { redisUrl: string | undefined; databaseUrl: string };

type AnyJob = EventJob | SharedJob;

type EventQueue = Pick<
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
  /** BullMQ's type leaves `paused` out, which is where both engines count the waiting jobs of a paused queue. */
  getJobCounts(...states: (JobState | 'paused')[]): Promise<Record<string, number>>;
};
type EventWorker = Pick<Worker<AnyJob>, 'close' | 'waitUntilReady' | 'isRunning' | 'on'>;

type Handle = (event: EventJob) => Promise<void>;

export type Queues = {
  backend: 'redis' | 'postgres';
  of(consumer: Consumer): EventQueue;
  /** Throws when nothing can be added now, so that nobody waits for it with rows locked. */
  assertAvailable(): void;
  /** Starts working off a consumer's queue; many jobs, and many events of one job, are handled at once. */
  work(consumer: Consumer, concurrency: number, handle: Handle): EventWorker;
  close(): Promise<void>;
};

/** A worker that died is noticed within about 15 s, and its jobs are taken over. */
const recovery = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 10 };

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
  const queueOf = (consumer: Consumer) => queues.get(consumer) ?? open(consumer);

  /** Those of the events that fail get jobs of their own: they hold up nobody, and are parked one by one. */
  async function workOffShared(consumer: Consumer, { events }: SharedJob, handle: Handle): Promise<void> {
    const failed: EventJob[] = [];
    await Promise.all(
      events.map((event) =>
        handle(event).catch((error: unknown) => {
          if (failed.push(event) === 1)
            logger.warn({ err: error, consumer }, 'events will be tried again, one by one');
        }),
      ),
    );
    if (failed.length === 0) return;
    jobFailures.inc({ queue: consumer }, failed.length);
    await queueOf(consumer).addBulk(failed.map((event) => nextTry(consumer, event)));
  }

  return {
    backend: redisUrl ? 'redis' : 'postgres',
    of: queueOf,
    assertAvailable: () => engine.assertAvailable(),
    work(consumer, concurrency, handle) {
      const labels = { queue: consumer };
      const worker = engine.worker(consumer, concurrency, ({ data }) => {
        const ended = jobDuration.startTimer(labels);
        return ('events' in data ? workOffShared(consumer, data, handle) : handle(data)).finally(ended);
      });
      worker.on('error', complain);
      worker.on('failed', (job, error) => {
        jobFailures.inc(labels);
        const own = job && !('events' in job.data) ? job.data : undefined;
        const parked = own !== undefined && job !== undefined && job.attemptsMade >= (job.opts.attempts ?? 1);
        const line = {
          err: error,
          consumer,
          job: job?.id,
          attempt: job?.attemptsMade,
          requestId: own?.requestId,
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

type EventProcessor = Processor<AnyJob>;

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
      new Worker<AnyJob>(queueName(consumer), process, {
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
    // What a crash of the machine takes back of these commits is done again: note 0034.
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
    assertAvailable: () => undefined,
    disconnect: () => undefined,
  };
}

// The two backends give the same queues and workers different type parameters; what we use of them is the same.
const asEventQueue = (queue: unknown) => queue as EventQueue;
const asEventWorker = (worker: unknown) => worker as EventWorker;

import { createPostgresBackend, type JobState, type Processor, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { deadLettersTotal, jobDuration, jobFailures } from '../../server/platform/observability/metrics.ts';
import type { Consumer } from '../subscriptions.ts';
import { backoffMs, type EventJob, nextTry, type SharedJob } from './jobs.ts';

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
  // BullMQ's types leave `paused` out, which is where both engines hold the waiting jobs of a paused queue.
  getJobCounts(...states: (JobState | 'paused')[]): Promise<Record<string, number>>;
  /** Ids of jobs in these states, from the place `start` to `end` of each; -1 is the last. */
  getRanges(states: (JobState | 'paused')[], start: number, end: number): Promise<string[]>;
};
export type EventWorker = Pick<Worker<AnyJob>, 'close' | 'waitUntilReady' | 'isRunning' | 'on'>;

/** Works off the events of a job: one, or all that were published together. */
type Handle = (events: EventJob[]) => Promise<void>;

export type Queues = {
  backend: 'redis' | 'postgres';
  of(consumer: Consumer): EventQueue;
  /** Throws when no job can be added now, so that callers do not wait while holding row locks. */
  assertAvailable(): void;
  /** Starts processing a consumer's queue: at most `concurrency` jobs at once, each with all its events. */
  work(consumer: Consumer, concurrency: number, handle: Handle): EventWorker;
  close(): Promise<void>;
};

/** A worker that died is noticed within about 15 s, and its jobs are taken over. */
const recovery = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 10 };

/** Opens a queue for each consumer. Nothing is connected to Redis before it is needed. */
export function openQueues({ redisUrl, databaseUrl }: QueueSettings, logger: Logger): Queues {
  const complain = warnSparingly(logger);
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
  const getQueue = (consumer: Consumer) => queues.get(consumer) ?? open(consumer);

  /** Events that fail together get their own jobs, so that one of them does not hold the others up for long. */
  async function workOffShared(consumer: Consumer, { events }: SharedJob, handle: Handle): Promise<void> {
    try {
      await handle(events);
    } catch (error) {
      logger.warn({ err: error, consumer }, 'events will be tried again, one by one');
      jobFailures.inc({ queue: consumer });
      await getQueue(consumer).addBulk(events.map((event) => nextTry(consumer, event)));
    }
  }

  return {
    backend: redisUrl ? 'redis' : 'postgres',
    of: getQueue,
    assertAvailable: () => {
      if (!engine.isAvailable()) throw new Error('Redis cannot be reached');
    },
    work(consumer, concurrency, handle) {
      const labels = { queue: consumer };
      const worker = engine.worker(consumer, concurrency, ({ data }) => {
        const ended = jobDuration.startTimer(labels);
        return ('events' in data ? workOffShared(consumer, data, handle) : handle([data])).finally(ended);
      });
      worker.on('error', complain);
      worker.on('failed', (job, error) => {
        jobFailures.inc(labels);
        const own = job && !('events' in job.data) ? job.data : undefined;
        const isDeadLetter =
          own !== undefined && job !== undefined && job.attemptsMade >= (job.opts.attempts ?? 1);
        const line = {
          err: error,
          consumer,
          job: job?.id,
          attempt: job?.attemptsMade,
          requestId: own?.requestId,
        };
        if (isDeadLetter) {
          deadLettersTotal.inc(labels);
          logger.error(line, 'event failed its last try and is now a dead letter');
        } else logger.warn(line, 'event will be tried again');
      });
      workers.push(worker);
      return worker;
    },
    async close() {
      // Without its engine a worker cannot report what it has done, and would wait for that for ever.
      const force = !engine.isAvailable();
      await Promise.all(workers.map((worker) => worker.close(force)));
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      engine.disconnect();
    },
  };
}

const repeatWarningMs = 10_000;

/** Every connection of every queue reports the same outage, again at each attempt: one line in ten seconds says it. */
function warnSparingly(logger: Logger): (error: Error) => void {
  let warned = { message: '', at: 0 };
  return (error) => {
    const at = performance.now();
    if (error.message === warned.message && at - warned.at < repeatWarningMs) return;
    warned = { message: error.message, at };
    logger.warn({ err: error }, 'queue connection');
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
  /** Whether jobs can be added now. */
  isAvailable(): boolean;
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
    isAvailable: () => producer.status === 'ready',
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
    isAvailable: () => true,
    disconnect: () => undefined,
  };
}

// The two backends give the same queues and workers different type parameters; what we use of them is the same.
const asEventQueue = (queue: unknown) => queue as EventQueue;
const asEventWorker = (worker: unknown) => worker as EventWorker;

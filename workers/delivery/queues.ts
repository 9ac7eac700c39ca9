import type { Job } from 'bullmq';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { deadLettersTotal, jobDuration, jobFailures } from '../../server/platform/observability/metrics.ts';
import type { Consumer } from '../subscriptions.ts';
import { type BatchJob, buildRetryJob, type EventJob } from './jobs.ts';
import {
  createPostgresEngine,
  createRedisEngine,
  type EventQueue,
  type EventWorker,
  type Processing,
} from './queueEngines.ts';

export type QueueSettings = { redisUrl: string | undefined; databaseUrl: string };

/** Processes the events of a job: one, or all that were published together. */
type Handle = (events: EventJob[]) => Promise<void>;

export type Queues = {
  backend: 'redis' | 'postgres';
  get(consumer: Consumer): EventQueue;
  /** Resolves when the first attempt to connect has succeeded or failed. */
  connectionAttempted: Promise<unknown>;
  /** Throws when no job can be added now, so that callers do not wait while holding row locks. */
  assertAvailable(): void;
  /** Starts processing a consumer's queue; `handle` gets all the events of a job. */
  process(consumer: Consumer, processing: Processing, handle: Handle): EventWorker;
  close(): Promise<void>;
};

export function openQueues({ redisUrl, databaseUrl }: QueueSettings, logger: Logger): Queues {
  const onError = throttleWarnings(logger);
  const engine = redisUrl ? createRedisEngine(redisUrl, onError) : createPostgresEngine(databaseUrl);
  const queues = new Map<Consumer, EventQueue>();
  const open = (consumer: Consumer) => {
    const queue = engine.queue(consumer);
    queue.on('error', onError);
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
  async function processBatch(consumer: Consumer, { events }: BatchJob, handle: Handle): Promise<void> {
    try {
      await handle(events);
    } catch (error) {
      logger.warn({ err: error, consumer }, 'events will be tried again, one by one');
      jobFailures.inc({ queue: consumer });
      await getQueue(consumer).addBulk(events.map((event) => buildRetryJob(consumer, event)));
    }
  }

  return {
    backend: redisUrl ? 'redis' : 'postgres',
    get: getQueue,
    connectionAttempted: engine.connectionAttempted,
    assertAvailable: () => {
      if (!engine.isAvailable()) throw new Error('Redis cannot be reached');
    },
    process(consumer, processing, handle) {
      const labels = { queue: consumer };
      const worker = engine.worker(consumer, processing, ({ data }) => {
        const ended = jobDuration.startTimer(labels);
        return ('events' in data ? processBatch(consumer, data, handle) : handle([data])).finally(ended);
      });
      worker.on('error', onError);
      worker.on('failed', (job, error) => reportFailure(consumer, job, error, logger));
      workers.push(worker);
      return worker;
    },
    async close() {
      // Without its engine a worker cannot report what it has done, and would wait for that for ever.
      const force = !engine.isAvailable();
      await Promise.all(workers.map((worker) => worker.close(force)));
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      await engine.disconnect();
    },
  };
}

function reportFailure(
  consumer: Consumer,
  job: Job<EventJob | BatchJob> | undefined,
  error: Error,
  logger: Logger,
): void {
  const labels = { queue: consumer };
  jobFailures.inc(labels);
  const event = job && !('events' in job.data) ? job.data : undefined;
  const isDeadLetter =
    event !== undefined && job !== undefined && job.attemptsMade >= (job.opts.attempts ?? 1);
  const line = {
    err: error,
    consumer,
    job: job?.id,
    attempt: job?.attemptsMade,
    requestId: event?.requestId,
  };
  if (isDeadLetter) {
    deadLettersTotal.inc(labels);
    logger.error(line, 'event failed its last attempt and is now a dead letter');
  } else logger.warn(line, 'event will be tried again');
}

const repeatWarningMs = 10_000;

/** Every connection of every queue reports the same outage, again at each attempt: one line in ten seconds says it. */
function throttleWarnings(logger: Logger): (error: Error) => void {
  let warned = { message: '', at: 0 };
  return (error) => {
    const at = performance.now();
    if (error.message === warned.message && at - warned.at < repeatWarningMs) return;
    warned = { message: error.message, at };
    logger.warn({ err: error }, 'queue connection');
  };
}

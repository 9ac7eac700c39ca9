import { setTimeout as wait } from 'node:timers/promises';
import { DelayedError, type Job } from 'bullmq';
import { errorCode } from '../../server/platform/errorCode.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { deadLettersTotal, jobDuration, jobFailures } from '../../server/platform/observability/metrics.ts';
import { throttleLog } from '../../server/platform/process/throttleLog.ts';
import type { Consumer } from '../subscriptions.ts';
import { type BatchJob, buildRetryJob, type EventJob } from './jobs.ts';
import {
  createPostgresEngine,
  createRedisEngine,
  type Engine,
  type EventQueue,
  type EventWorker,
  type Processing,
} from './queueEngines.ts';

export type QueueSettings = { redisUrl: string | undefined; databaseUrl: string };

/** Processes the events of a job: one, or all that were published together. */
export type Handle = (events: EventJob[]) => Promise<void>;

export type Queues = {
  backend: 'redis' | 'postgres';
  get(consumer: Consumer): EventQueue;
  /** Resolves when the first attempt to connect has succeeded or failed. */
  connectionAttempted: Promise<unknown>;
  /** Throws when no job can be added now, so that callers do not wait while holding row locks. */
  assertAvailable(): void;
  /** Starts processing a consumer's queue; `handle` receives all the events of a job. */
  process(consumer: Consumer, processing: Processing, handle: Handle): EventWorker;
  close(): Promise<void>;
};

export function openQueues({ redisUrl, databaseUrl }: QueueSettings, logger: Logger): Queues {
  const warn = throttleLog(logger, 'warn');
  const onError = (error: Error) => warn(error, 'queue connection');
  const engine = redisUrl ? createRedisEngine(redisUrl, onError) : createPostgresEngine(databaseUrl);
  const queues = createQueueMap(engine, onError);
  const workers: EventWorker[] = [];

  /** Events that fail together get their own jobs, so that one of them does not delay the others for long. */
  async function splitBatch(consumer: Consumer, events: EventJob[], error: unknown): Promise<void> {
    logger.warn({ err: error, consumer }, 'events will be tried again, one by one');
    jobFailures.inc({ queue: consumer });
    await queues.get(consumer).addBulk(events.map((event) => buildRetryJob(consumer, event)));
  }

  return {
    backend: redisUrl ? 'redis' : 'postgres',
    get: queues.get,
    connectionAttempted: engine.connectionAttempted,
    assertAvailable: () => {
      if (!engine.isAvailable()) throw new Error('Redis cannot be reached');
    },
    process(consumer, processing, handle) {
      const labels = { queue: consumer };
      const worker = engine.worker(consumer, processing, async (job, token) => {
        const { data } = job;
        const events = 'events' in data ? data.events : [data];
        const ended = jobDuration.startTimer(labels);
        try {
          await handle(events).finally(ended);
        } catch (error) {
          if (refusesWork(error) || !(await processing.isDatabaseReady())) {
            warn(error, 'jobs wait for Postgres');
            return postpone(job, token);
          }
          if (!('events' in data)) throw error;
          await splitBatch(consumer, events, error);
        }
      });
      worker.on('error', onError);
      worker.on('failed', (job, error) => reportFailure(consumer, job, error, logger));
      workers.push(worker);
      return worker;
    },
    async close() {
      // Without its engine a worker cannot report finished jobs, and would wait forever.
      const force = !engine.isAvailable();
      await Promise.all(workers.map((worker) => worker.close(force)));
      await queues.close();
      await engine.disconnect();
    },
  };
}

/** The queues, each opened when it is first used. */
function createQueueMap(engine: Engine, onError: (error: Error) => void) {
  const queues = new Map<Consumer, EventQueue>();
  const open = (consumer: Consumer) => {
    const queue = engine.queue(consumer);
    queue.on('error', onError);
    // A queue whose first connection failed never recovers: the next caller gets a new one.
    queue.waitUntilReady().catch(() => {
      if (queues.get(consumer) === queue) queues.delete(consumer);
    });
    queues.set(consumer, queue);
    return queue;
  };
  return {
    get: (consumer: Consumer) => queues.get(consumer) ?? open(consumer),
    close: () => Promise.all([...queues.values()].map((queue) => queue.close())),
  };
}

/** Codes of a Postgres that responds, but stores nothing now or accepts no connection. */
const databaseRefusals = new Set([
  '25006', // it is read-only, as during a failover
  '53100', // its disk is full
  '53300', // too many connections
  '55P03', // another transaction has a lock, as during a replay of the read model
]);

const refusesWork = (error: unknown) => databaseRefusals.has(errorCode(error) ?? '');

/**
 * How long a job that failed while Postgres was unavailable occupies the worker, because the next one would also fail.
 */
const outageWaitMs = 5000;

/** Returns a job to its queue, without counting an attempt. */
async function postpone(job: Job<EventJob | BatchJob>, token: string | undefined): Promise<never> {
  await wait(outageWaitMs);
  await job.moveToDelayed(Date.now(), token);
  throw new DelayedError();
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

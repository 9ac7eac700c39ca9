import { createLogger } from '../server/platform/logger.ts';
import { type EventJob, jobId } from './jobs.ts';
import { openQueues, type Queues } from './queues.ts';
import { type Consumer, consumers } from './subscriptions.ts';

/** An event that a consumer could not work off in all its tries. */
export type ParkedEvent = {
  consumer: Consumer;
  eventId: number;
  type: string;
  attempts: number;
  error: string;
  failedAt: Date;
};

const mostListed = 200;

const eventOf = ({ id, type }: EventJob) => ({ eventId: id, type });

/** What is parked, the newest of each queue. */
export async function listParked(queues: Queues, most = mostListed): Promise<ParkedEvent[]> {
  const lists = await Promise.all(
    consumers.map(async (consumer) =>
      (await queues.of(consumer).getFailed(0, most - 1)).map((job) => ({
        consumer,
        ...eventOf(job.data as EventJob), // a shared job is not kept when it fails
        attempts: job.attemptsMade,
        error: job.failedReason,
        failedAt: new Date(job.finishedOn ?? job.timestamp),
      })),
    ),
  );
  return lists.flat();
}

/** Puts a queue's parked events back into it, all or these; those that fail again are parked again. */
export async function retryParked(
  queues: Queues,
  consumer: Consumer,
  eventIds: number[] | null = null,
): Promise<void> {
  const queue = queues.of(consumer);
  if (!eventIds) return queue.retryJobs({ state: 'failed' });
  for (const eventId of eventIds) {
    const job = await queue.getJob(jobId(eventId));
    // What is not parked any more needs nothing.
    if (await job?.isFailed()) await job?.retry('failed');
  }
}

/** `npm run parked` lists what is parked; `npm run parked -- mail` (or `all`) runs it again. */
async function main(choice: string | undefined) {
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('DATABASE_URL is missing');
  const chosen = consumers.filter((consumer) => choice === 'all' || consumer === choice);
  if (choice && chosen.length === 0) {
    throw new Error(`No queue is called ${choice}: ${consumers.join(', ')}, or all`);
  }
  const queues = openQueues(
    { redisUrl: process.env['REDIS_URL'], databaseUrl },
    createLogger('parked', 'silent'),
  );
  try {
    for (const { consumer, eventId, type, attempts, error } of await listParked(queues)) {
      process.stdout.write(`${consumer}\tevent ${eventId}\t${type}\t${attempts} tries\t${error}\n`);
    }
    for (const consumer of chosen) {
      await retryParked(queues, consumer);
      process.stdout.write(`${consumer}: runs again\n`);
    }
  } finally {
    await queues.close();
  }
}

if (process.argv[1] && /parked\.(ts|js)$/.test(process.argv[1])) {
  main(process.argv[2]).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}

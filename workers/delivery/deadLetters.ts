import { createLogger } from '../../server/platform/observability/logger.ts';
import { type Consumer, consumers } from '../subscriptions.ts';
import { type EventJob, jobId } from './jobs.ts';
import { openQueues, type Queues } from './queues.ts';

/** An event that a consumer could not work off in all its tries. */
export type DeadLetter = {
  consumer: Consumer;
  eventId: number;
  type: string;
  attempts: number;
  error: string;
  failedAt: Date;
};

const maxListed = 200;

const toEvent = ({ id, type }: EventJob) => ({ eventId: id, type });

/** Lists at most `limit` dead letters of each queue, newest first. */
export async function listDeadLetters(queues: Queues, limit = maxListed): Promise<DeadLetter[]> {
  const lists = await Promise.all(
    consumers.map(async (consumer) =>
      (await queues.of(consumer).getFailed(0, limit - 1)).map((job) => ({
        consumer,
        ...toEvent(job.data as EventJob), // shared jobs are deleted when they fail
        attempts: job.attemptsMade,
        error: job.failedReason,
        failedAt: new Date(job.finishedOn ?? job.timestamp),
      })),
    ),
  );
  return lists.flat();
}

/** Retries all dead letters of a queue, or those with the given event ids. */
export async function retryDeadLetters(
  queues: Queues,
  consumer: Consumer,
  eventIds: number[] | null = null,
): Promise<void> {
  const queue = queues.of(consumer);
  if (!eventIds) return queue.retryJobs({ state: 'failed' });
  for (const eventId of eventIds) {
    const job = await queue.getJob(jobId(eventId));
    if (await job?.isFailed()) await job?.retry('failed');
  }
}

/** Formats dead letters for a terminal, one event per line. */
export function formatDeadLetters(deadLetters: DeadLetter[]): string {
  if (deadLetters.length === 0) return 'No dead letters.\n';
  const lines = deadLetters.map(
    ({ consumer, eventId, type, attempts, error }) =>
      `${consumer}\tevent ${eventId}\t${type}\t${attempts} tries\t${error}\n`,
  );
  return lines.join('');
}

/** `npm run dead-letters` lists the dead letters; `npm run dead-letters -- mail` (or `all`) retries them. */
async function main(choice: string | undefined) {
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('DATABASE_URL is missing');
  const chosen = consumers.filter((consumer) => choice === 'all' || consumer === choice);
  if (choice && chosen.length === 0) {
    throw new Error(`No queue is called ${choice}: ${consumers.join(', ')}, or all`);
  }
  const queues = openQueues(
    { redisUrl: process.env['REDIS_URL'], databaseUrl },
    createLogger('dead-letters', 'silent'),
  );
  try {
    process.stdout.write(formatDeadLetters(await listDeadLetters(queues)));
    for (const consumer of chosen) {
      await retryDeadLetters(queues, consumer);
      process.stdout.write(`${consumer}: runs again\n`);
    }
  } finally {
    await queues.close();
  }
}

if (process.argv[1] && /deadLetters\.(ts|js)$/.test(process.argv[1])) {
  main(process.argv[2]).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}

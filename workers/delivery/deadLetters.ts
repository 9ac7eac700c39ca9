import { type Consumer, consumers } from '../subscriptions.ts';
import { type EventJob, jobId } from './jobs.ts';
import type { Queues } from './queues.ts';

/** An event that a consumer failed to process in all its attempts. */
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
      (await queues.get(consumer).getFailed(0, limit - 1)).map((job) => ({
        consumer,
        ...toEvent(job.data as EventJob), // batch jobs are deleted when they fail
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
  const queue = queues.get(consumer);
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

import type { DeadLetterRow } from '../../server/modules/operations/queries.ts';
import { type Consumer, consumers } from '../subscriptions.ts';
import { type EventJob, jobId } from './jobs.ts';
import type { Queues } from './queues.ts';

const maxListed = 200;

const toEvent = ({ id, type }: EventJob) => ({ eventId: id, type });

/** Lists at most `limit` dead letters of each queue, newest first. */
export async function listDeadLetters(queues: Queues, limit = maxListed): Promise<DeadLetterRow[]> {
  const lists = await Promise.all(
    consumers.map(async (queue) =>
      (await queues.get(queue).getFailed(0, limit - 1)).map((job) => ({
        queue,
        ...toEvent(job.data as EventJob), // batch jobs are deleted when they fail
        attempts: job.attemptsMade,
        error: job.failedReason,
        failedAt: new Date(job.finishedOn ?? job.timestamp).toISOString(),
      })),
    ),
  );
  return lists.flat();
}

/** Retries all dead letters of a queue, or those with the given event ids: each has all its attempts again. */
export async function retryDeadLetters(
  queues: Queues,
  consumer: Consumer,
  eventIds: number[] | null = null,
): Promise<void> {
  const queue = queues.get(consumer);
  const ids = eventIds?.map(jobId) ?? (await queue.getRanges(['failed'], 0, -1, true));
  for (const id of ids) {
    const job = await queue.getJob(id);
    if (await job?.isFailed()) await job?.retry('failed', { resetAttemptsMade: true });
  }
}

/** Formats dead letters for a terminal, one event per line. */
export function formatDeadLetters(deadLetters: DeadLetterRow[]): string {
  if (deadLetters.length === 0) return 'No dead letters.\n';
  const lines = deadLetters.map(
    ({ queue, eventId, type, attempts, error }) =>
      `${queue}\tevent ${eventId}\t${type}\tattempts: ${attempts}\t${error}\n`,
  );
  return lines.join('');
}

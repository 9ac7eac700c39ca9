import { createLogger } from '../../server/platform/observability/logger.ts';
import { formatDeadLetters, listDeadLetters, retryDeadLetters } from '../delivery/deadLetters.ts';
import { openQueues } from '../delivery/queues.ts';
import { consumers } from '../subscriptions.ts';

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
    const deadLetters = await listDeadLetters(queues);
    process.stdout.write(formatDeadLetters(deadLetters));
    for (const consumer of chosen) {
      if (!deadLetters.some((letter) => letter.consumer === consumer)) continue;
      await retryDeadLetters(queues, consumer);
      process.stdout.write(`${consumer}: runs again\n`);
    }
  } finally {
    await queues.close();
  }
}

main(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

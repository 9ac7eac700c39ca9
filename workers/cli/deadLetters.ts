import { environmentSchema, getDirectDatabaseUrl, parseSettings } from '../../server/platform/config.ts';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { formatDeadLetters, listDeadLetters, retryDeadLetters } from '../delivery/deadLetters.ts';
import { openQueues } from '../delivery/queues.ts';
import { consumers } from '../subscriptions.ts';

const queueSchema = environmentSchema.pick({
  DATABASE_URL: true,
  DATABASE_DIRECT_URL: true,
  REDIS_URL: true,
});

/** `npm run dead-letters` lists the dead letters; `npm run dead-letters -- mail` (or `all`) retries them. */
async function main(choice: string | undefined) {
  const settings = parseSettings(queueSchema, process.env);
  const chosen = consumers.filter((consumer) => choice === 'all' || consumer === choice);
  if (choice && chosen.length === 0) {
    throw new Error(`No queue is called ${choice}: ${consumers.join(', ')}, or all`);
  }
  const queues = openQueues(
    { redisUrl: settings.REDIS_URL, databaseUrl: getDirectDatabaseUrl(settings) },
    createLogger('dead-letters', 'silent'),
  );
  try {
    // With Redis unavailable, listing would wait forever.
    await queues.connectionAttempted;
    queues.assertAvailable();
    const deadLetters = await listDeadLetters(queues);
    process.stdout.write(formatDeadLetters(deadLetters));
    for (const consumer of chosen) {
      if (!deadLetters.some(({ queue }) => queue === consumer)) continue;
      await retryDeadLetters(queues, consumer);
      process.stdout.write(`${consumer}: retried\n`);
    }
  } finally {
    await queues.close();
  }
}

main(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

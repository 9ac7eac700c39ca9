import { createPostgresBackend, Queue } from 'bullmq';

/** Makes the tables of queues that run on Postgres; otherwise the first worker does. */
export async function makeQueueSchema(databaseUrl: string): Promise<void> {
  const connection = { connectionString: databaseUrl, schema: 'bullmq', migrate: true, max: 1 };
  const queue = new Queue('restore', { connection }, createPostgresBackend);
  try {
    await queue.waitUntilReady();
  } finally {
    await queue.close();
  }
}

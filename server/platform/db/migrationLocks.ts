import { setTimeout as wait } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import { errorCode } from '../errorCode.ts';
import { advisoryLocks } from './advisoryLocks.ts';
import type { Database } from './db.ts';

/** Timeout for a table lock: other statements queue behind a migration that waits for one. */
export const lockWaitMs = 1000;

/** Runs `work` on a dedicated connection, so that session settings and locks end with it. */
export async function onOneConnection<Result>(db: Database, work: (connection: Knex) => Promise<Result>) {
  const connection = knex({ ...db.client.config, pool: { min: 1, max: 1 } });
  try {
    return await work(connection);
  } finally {
    await connection.destroy();
  }
}

/**
 * Takes the migration lock until the connection ends. It polls outside a transaction: a waiting statement or an open
 * transaction holds a snapshot, and a concurrent index build waits for all older snapshots.
 */
export async function takeMigrationLock(guard: Knex): Promise<void> {
  for (;;) {
    const { rows } = await guard.raw('select pg_try_advisory_lock(?) as taken', [advisoryLocks.migrations]);
    if (rows[0].taken) return;
    await wait(250);
  }
}

const maxWaitMs = 10 * 60_000;
const betweenTriesMs = 2000;

/**
 * Retries after a lock timeout and lets other writers run in between. Each migration, which its error names, has ten
 * minutes from its first lock timeout on: what went before it, such as index builds, may take any time.
 */
export async function retryLockTimeouts(migrate: () => Promise<unknown>): Promise<void> {
  let failure = '';
  let deadline = 0;
  for (;;) {
    try {
      await migrate();
      return;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (error.message !== failure) {
        failure = error.message;
        deadline = performance.now() + maxWaitMs;
      }
      if (performance.now() > deadline) throw error;
      await wait(betweenTriesMs);
    }
  }
}

const isLockTimeout = (error: unknown): error is Error =>
  error instanceof Error && errorCode(error.cause) === '55P03';

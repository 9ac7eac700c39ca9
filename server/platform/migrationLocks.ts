import { setTimeout as wait } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import type { Database } from './db.ts';

/** For a lock of a table: whoever comes after the migration waits behind it. */
export const lockWaitMs = 1000;

/** What is set or locked for the session holds for all that `work` does, and ends with it. */
export async function onOneConnection<Result>(db: Database, work: (connection: Knex) => Promise<Result>) {
  const connection = knex({ ...db.client.config, pool: { min: 1, max: 1 } });
  try {
    return await work(connection);
  } finally {
    await connection.destroy();
  }
}

const anyNumber = 5_411_201;

/**
 * Until the connection ends. It asks again and again, and in no transaction: a statement that waits and a transaction
 * that is open hold snapshots, and an index that is built beside writers waits until all older ones are gone.
 */
export async function takeTurn(guard: Knex): Promise<void> {
  for (;;) {
    const { rows } = await guard.raw('select pg_try_advisory_lock(?) as taken', [anyNumber]);
    if (rows[0].taken) return;
    await wait(250);
  }
}

const patienceMs = 10 * 60_000;
const betweenTriesMs = 2000;

/** Tries again when a table could not be had within the second, and lets those who write pass in between. */
export async function untilLocksAreHad(migrate: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      await migrate();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > deadline) throw error;
      await wait(betweenTriesMs);
    }
  }
}

const isLockTimeout = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === '55P03';

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '../db/db.ts';
import { repeatWork, type Stoppable } from '../process/repeatWork.ts';
import type { Logger } from './logger.ts';
import { version } from './version.ts';

const everyMs = 10_000;

/** Seconds after which a process without a heartbeat counts as gone. */
export const goneAfterSeconds = 60;

/**
 * Records every 10 s in the table `processes` that this process is running, and deletes those without a heartbeat for a
 * minute. A failed heartbeat is skipped: nothing depends on it.
 */
export function startHeartbeat(
  db: Database,
  { kind, queues = [] }: { kind: 'api' | 'worker'; queues?: readonly string[] },
  logger: Logger,
): Stoppable {
  const id = randomUUID();
  const row = { id, kind, host: hostname(), pid: process.pid, version, queues, started_at: new Date() };
  const beat = async () => {
    await db('processes')
      .insert({ ...row, seen_at: db.fn.now() })
      .onConflict('id')
      .merge(['seen_at']);
    await db('processes').whereRaw('seen_at < now() - make_interval(secs => ?)', [goneAfterSeconds]).delete();
  };
  const beats = repeatWork(
    { everyMs, logger, failure: 'heartbeat failed', level: 'debug', startNow: true },
    beat,
  );
  return {
    async stop() {
      await beats.stop();
      await db('processes')
        .where({ id })
        .delete()
        .catch(() => undefined);
    },
  };
}

import { dashboardChannel } from '../../server/modules/dashboard/channels.ts';
import { takeNamedLock } from '../../server/platform/db/advisoryLocks.ts';
import {
  allowSlowStatements,
  type Database,
  endlessMs,
  type Transaction,
} from '../../server/platform/db/db.ts';
import { type ReadModel, subscriptions } from '../subscriptions.ts';
import { replayLock } from './consumeOnce.ts';
import type { Projection } from './project.ts';

/** The number of projected events, and of rows that were wrong, missing or superfluous before. */
export type ReplayResult = { events: number; differing: number };

/**
 * Rebuilds a read model from the events table in a temporary table and then corrects the original, in one transaction:
 * readers see the old rows until the commit, and live consumers of this read model wait. Open dashboards read again.
 */
export async function replay(db: Database, projection: Projection): Promise<ReplayResult> {
  return db.transaction(async (lock) => {
    await allowSlowStatements(lock, endlessMs);
    await lock.raw('set local lock_timeout = 0');
    await takeNamedLock(lock, replayLock(projection.consumer));
    // One snapshot for all statements, taken when no live consumer is active any more: no event has an inbox row
    // without being projected, or the reverse.
    const result = await db.transaction((trx) => rebuild(trx, projection), {
      isolationLevel: 'repeatable read',
    });
    await lock.raw(`select pg_notify(?, '')`, [dashboardChannel]);
    return result;
  });
}

async function rebuild(trx: Transaction, projection: Projection): Promise<ReplayResult> {
  const { consumer, table, columns, selectRows } = projection;
  await allowSlowStatements(trx, endlessMs);
  // Enough to compare and sum a million events in memory.
  await trx.raw(`set local work_mem = '128MB'`);
  const events = await insertGuards(trx, consumer);
  await trx.raw('create temporary table rebuilt (like ??) on commit drop', [table]);
  await trx.raw(`insert into rebuilt (${columns.join(', ')}) ${selectRows('true')}`);
  return { events, differing: await writeDifferences(trx, projection) };
}

/** Inserts missing inbox rows. @returns the number of events */
async function insertGuards(trx: Transaction, consumer: ReadModel): Promise<number> {
  const { rows } = await trx.raw<{ rows: { count: number }[] }>(
    `with source as (select id from events where type = any(:types)),
       guarded as (
         insert into consumed_events (consumer, event_id)
         select :consumer, id from source
         where not exists (select from consumed_events where consumer = :consumer and event_id = source.id)
       )
     select count(*) from source`,
    { consumer, types: [...subscriptions[consumer]] },
  );
  return rows[0]?.count ?? 0;
}

/** Writes only rows that differ, so that a replay of a correct table writes nothing. */
async function writeDifferences(trx: Transaction, { table, key }: Projection): Promise<number> {
  const sameKey = key.map((column) => `rebuilt.${column} = existing.${column}`).join(' and ');
  const insertMissing = (): Promise<{ rowCount: number }> =>
    trx.raw(
      `insert into ?? select * from rebuilt where not exists (select from ?? as existing where ${sameKey})`,
      [table, table],
    );
  const { rowCount: missing } = await insertMissing();
  const { rowCount: wrong } = await trx.raw(
    `delete from ?? as existing where not exists (
       select from rebuilt where ${sameKey} and row(rebuilt.*) is not distinct from row(existing.*))`,
    [table],
  );
  if (wrong > 0) await insertMissing();
  return missing + wrong;
}

export const formatReplay = ({ events, differing }: ReplayResult): string =>
  `rebuilt from ${events} events, ${differing === 0 ? 'no row' : `${differing} rows`} differed`;

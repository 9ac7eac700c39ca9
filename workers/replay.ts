import { type Database, openDatabase, type Transaction } from '../server/platform/db.ts';
import { replayLock } from './once.ts';
import { type Projection, projections } from './projections.ts';
import { subscriptions } from './subscriptions.ts';

/** How many events were fed, and how many rows were wrong before (or are there only before or after). */
export type Replayed = { events: number; differing: number };

/**
 * Rebuilds a read model from the events table, in one transaction: readers see the old rows until the new ones
 * are whole, and live consumers of this read model wait meanwhile.
 */
export async function replay(db: Database, { consumer, table, apply }: Projection): Promise<Replayed> {
  return db.transaction(async (guard) => {
    await guard.raw('set local statement_timeout = 0');
    await guard.raw('select pg_advisory_xact_lock(hashtext(?))', [replayLock(consumer)]);
    // One snapshot for all statements, taken when no live consumer is at work any more: no event is guarded but not
    // fed, or fed but not guarded.
    return db.transaction((trx) => rebuild(trx, { consumer, table, apply }), {
      isolationLevel: 'repeatable read',
    });
  });
}

async function rebuild(trx: Transaction, { consumer, table, apply }: Projection): Promise<Replayed> {
  // Room to compare and add up a million events in memory.
  await trx.raw(`set local statement_timeout = 0; set local work_mem = '128MB'`);
  const heard = trx.raw('select * from events where type = any(?)', [[...subscriptions[consumer]]]);
  await trx.raw('create temporary table before_replay on commit drop as table ??', [table]);
  await trx(table).delete();
  await trx.raw(
    `insert into consumed_events (consumer, event_id)
     select :consumer, id
     from (select id from (:heard) as heard
           except select event_id from consumed_events where consumer = :consumer) as unguarded`,
    { consumer, heard },
  );
  await apply(trx, heard);
  const { rows } = await trx.raw<{ rows: { count: number }[] }>('select count(*) from (?) as heard', [heard]);
  return { events: rows[0]?.count ?? 0, differing: await countDiffering(trx, table) };
}

async function countDiffering(trx: Transaction, table: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { differing: number }[] }>(
    `select greatest(
       (select count(*) from (table ?? except all table before_replay) as fresh),
       (select count(*) from (table before_replay except all table ??) as former)
     ) as differing`,
    [table, table],
  );
  return rows[0]?.differing ?? 0;
}

/** What a replay did, in words. */
export const replayText = ({ events, differing }: Replayed): string =>
  `rebuilt from ${events} events, ${differing === 0 ? 'no row' : `${differing} rows`} differed`;

/** `npm run replay` rebuilds all read models, `npm run replay -- activity` one of them. */
async function main(name: string | undefined) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is missing');
  const chosen = projections.filter(({ consumer }) => !name || consumer === name);
  if (chosen.length === 0) {
    throw new Error(`No read model is called ${name}: ${projections.map((one) => one.consumer).join(', ')}`);
  }
  const db = openDatabase(url, 2, 'safarnama-replay');
  try {
    for (const projection of chosen) {
      process.stdout.write(`${projection.consumer}: ${replayText(await replay(db, projection))}\n`);
    }
  } finally {
    await db.destroy();
  }
}

if (process.argv[1] && /replay\.(ts|js)$/.test(process.argv[1])) {
  main(process.argv[2]).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}

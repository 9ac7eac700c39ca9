import type { Database, Transaction } from '../server/platform/db.ts';
import { runPrepared } from '../server/platform/prepared.ts';

type Guard = { event_id: number };

const guardUnder = (lock: string) => `
  with locked as (select ${lock}(hashtext($1)))
  insert into consumed_events (consumer, event_id)
  select $2, unnest($3::bigint[]) from locked
  on conflict do nothing
  returning event_id`;
const guard = guardUnder('pg_advisory_xact_lock_shared');
const guardAlone = guardUnder('pg_advisory_xact_lock');

/**
 * Runs `work` on those of the events that this consumer has not worked off yet. The guard rows and the work are
 * one transaction: after a crash either both are there or neither is. The shared lock keeps a replay away; `alone`
 * waits for everybody else who works for this consumer, and keeps them away too.
 */
export async function once<Event extends { id: number }>(
  db: Database,
  consumer: string,
  events: Event[],
  work: (trx: Transaction, fresh: Event[]) => Promise<void>,
  alone = false,
): Promise<void> {
  await db.transaction(async (trx) => {
    // In one order: who works at the same time on some of the same events would wait for each other otherwise.
    const ids = events.map((event) => event.id).sort((one, other) => one - other);
    const rows = await (alone
      ? runPrepared<Guard>(trx, 'guard_alone', guardAlone, [replayLock(consumer), consumer, ids])
      : runPrepared<Guard>(trx, 'guard', guard, [replayLock(consumer), consumer, ids]));
    const freshIds = new Set(rows.map((row) => row.event_id));
    const fresh = events.filter((event) => freshIds.has(event.id));
    if (fresh.length > 0) await work(trx, fresh);
  });
}

/** Notes that this consumer has worked an event off, when the work was nothing that a transaction could hold. */
export async function markDone(db: Database, consumer: string, eventId: number): Promise<void> {
  await runPrepared(db, 'guard', guard, [replayLock(consumer), consumer, [eventId]]);
}

/** Name of the lock that live consumers share and a replay holds alone. */
export const replayLock = (consumer: string) => `replay:${consumer}`;

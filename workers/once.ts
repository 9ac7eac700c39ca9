import type { Database, Transaction } from '../server/platform/db.ts';

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
    const { rows } = await trx.raw<{ rows: { event_id: number }[] }>(
      `with locked as (select ${alone ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared'}(hashtext(:lock)))
       insert into consumed_events (consumer, event_id)
       select :consumer, unnest(:ids::bigint[]) from locked
       on conflict do nothing
       returning event_id`,
      { lock: replayLock(consumer), consumer, ids: events.map((event) => event.id) },
    );
    const freshIds = new Set(rows.map((row) => row.event_id));
    const fresh = events.filter((event) => freshIds.has(event.id));
    if (fresh.length > 0) await work(trx, fresh);
  });
}

/** Name of the lock that live consumers share and a replay holds alone. */
export const replayLock = (consumer: string) => `replay:${consumer}`;

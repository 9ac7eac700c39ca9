import type { LockName } from '../../server/platform/db/advisoryLocks.ts';
import { type Database, type Transaction, transaction } from '../../server/platform/db/db.ts';
import { runPrepared } from '../../server/platform/db/runPrepared.ts';

type Guard = { event_id: number };

const buildGuard = (lock: string) => `
  with locked as (select ${lock}(hashtext($1)))
  insert into consumed_events (consumer, event_id)
  select $2, unnest($3::bigint[]) from locked
  on conflict do nothing
  returning event_id`;
const guard = buildGuard('pg_advisory_xact_lock_shared');
const exclusiveGuard = buildGuard('pg_advisory_xact_lock');

/**
 * Runs `work` on the events that this consumer has not consumed yet. Inbox rows and work are one transaction, so a
 * crash leaves both or neither. The shared lock excludes a replay; an exclusive one also excludes the consumer's other
 * workers.
 */
export async function consumeOnce<Event extends { id: number }>(
  db: Database,
  consumer: string,
  events: Event[],
  work: (trx: Transaction, fresh: Event[]) => Promise<void>,
  exclusive = false,
): Promise<void> {
  await transaction(db, async (trx) => {
    // Sorted, because concurrent inserts of overlapping events in different orders would deadlock.
    const ids = events.map((event) => event.id).sort((one, other) => one - other);
    const rows = await (exclusive
      ? runPrepared<Guard>(trx, 'exclusive_guard', exclusiveGuard, [replayLock(consumer), consumer, ids])
      : runPrepared<Guard>(trx, 'guard', guard, [replayLock(consumer), consumer, ids]));
    const freshIds = new Set(rows.map((row) => row.event_id));
    const fresh = events.filter((event) => freshIds.has(event.id));
    if (fresh.length > 0) await work(trx, fresh);
  });
}

/** Records an event as consumed, for work that cannot be part of a transaction. */
export async function markConsumed(db: Database, consumer: string, eventId: number): Promise<void> {
  await runPrepared(db, 'guard', guard, [replayLock(consumer), consumer, [eventId]]);
}

/** Name of the lock that live consumers share and a replay takes exclusively. */
export const replayLock = (consumer: string): LockName => `replay:${consumer}`;

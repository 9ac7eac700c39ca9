import type { RetentionCounts } from '../../../server/modules/privacy/events.ts';
import type { Retention } from '../../../server/modules/settings/contract.ts';
import { type Database, transaction } from '../../../server/platform/db/db.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';
import { type RetainedKind, retainedKinds } from './retainedKinds.ts';

export type RetentionDependencies = { db: Database; storage: Storage; shouldStop: () => boolean };

const rowsAtOnce = 500;

/**
 * Deletes what is older than the settings allow, in transactions of at most 500 rows, so that an interrupted run
 * resumes where it stopped. Returns the number of deleted rows by kind.
 */
export async function applyRetention(
  { db, storage, shouldStop }: RetentionDependencies,
  keep: Retention,
  now: Date,
): Promise<RetentionCounts> {
  const counts: RetentionCounts = {};
  for (const kind of retainedKinds(keep, storage, { actor: null, now, requestId: null })) {
    counts[kind.name] = 0;
    while (!isForEver(kind) && !shouldStop()) {
      const taken = await takeBatch(db, kind, now);
      counts[kind.name] = (counts[kind.name] ?? 0) + taken;
      // Not before nothing is left: what was taken may have kept other rows.
      if (taken === 0) break;
    }
  }
  return counts;
}

const isForEver = ({ period }: RetainedKind) => Object.values(period)[0] === 0;

function takeBatch(db: Database, { rows, since, period, take }: RetainedKind, now: Date) {
  const { months, days } = { months: 0, days: 0, ...period };
  return transaction(db, async (trx) => {
    const old = rows(trx)
      .whereRaw(`${since} < ?::timestamptz - make_interval(months => ?, days => ?)`, [now, months, days])
      .limit(rowsAtOnce)
      // A row that another transaction has locked may be about to start its period again.
      .forUpdate()
      .skipLocked();
    return take(trx, old);
  });
}

import type { RetentionCounts } from '../../../server/modules/privacy/events.ts';
import type { Settings } from '../../../server/modules/settings/contract.ts';
import { type Database, transaction } from '../../../server/platform/db/db.ts';
import { createSystemContext } from '../../../server/platform/events/events.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';
import { type RetainedKind, retainedKinds } from './retainedKinds.ts';

export type RetentionDependencies = { db: Database; storage: Storage; shouldStop: () => boolean };

const batchSize = 500;

/**
 * Deletes data that is older than the settings allow, in transactions of at most 500 rows, so that an interrupted run
 * resumes where it stopped. Returns the number of deleted rows by kind.
 * @param counts receives the numbers while they grow, for a run that fails
 */
export async function applyRetention(
  { db, storage, shouldStop }: RetentionDependencies,
  settings: Settings,
  now: Date,
  counts: RetentionCounts = {},
): Promise<RetentionCounts> {
  for (const kind of retainedKinds(settings, storage, createSystemContext(now))) {
    counts[kind.name] = 0;
    while (!isUnlimited(kind) && !shouldStop()) {
      const removed = await removeBatch(db, kind, now);
      counts[kind.name] = (counts[kind.name] ?? 0) + removed;
      // Repeats until nothing is left: removed rows may have prevented the removal of others.
      if (removed === 0) break;
    }
  }
  return counts;
}

const isUnlimited = ({ period }: RetainedKind) => Object.values(period)[0] === 0;

function removeBatch(db: Database, { rows, since, period, remove }: RetainedKind, now: Date) {
  const { months, days } = { months: 0, days: 0, ...period };
  return transaction(db, async (trx) => {
    const old = rows(trx)
      .whereRaw(`${since} < ?::timestamptz - make_interval(months => ?, days => ?)`, [now, months, days])
      .limit(batchSize)
      // The period of a row that another transaction has locked may be about to restart.
      .forUpdate()
      .skipLocked();
    return remove(trx, old);
  });
}

import type { Database } from '../db/db.ts';
import { withTimeout } from '../process/withTimeout.ts';

const readyForMs = 1000;
const timeoutMs = 2000;

/** Whether the database responds within 2 s. It is queried at most once a second, without overlapping queries. */
export function databaseReadiness(db: Database): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isReady = false;
  let pending: Promise<boolean> | undefined;
  const query = async () => {
    isReady = await db.raw('select 1').then(
      () => true,
      () => false,
    );
    checkedAt = performance.now();
    pending = undefined;
    return isReady;
  };
  return async () => {
    // A monotonic clock: if the wall clock were set back, the last result would stay.
    if (performance.now() - checkedAt < readyForMs) return isReady;
    pending ??= query();
    return withTimeout(pending, timeoutMs).catch(() => false);
  };
}

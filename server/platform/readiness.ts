import type { Database } from './db.ts';
import { within } from './within.ts';

const readyForMs = 1000;
const patienceMs = 2000;

/**
 * Whether the database answers within 2 s. It is asked at most once a second, however often this is called, and never
 * twice at once.
 */
export function databaseReadiness(db: Database): () => Promise<boolean> {
  let checkedAt = 0;
  let isReady = false;
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    isReady = await db.raw('select 1').then(
      () => true,
      () => false,
    );
    checkedAt = Date.now();
    asking = undefined;
    return isReady;
  };
  return async () => {
    if (Date.now() - checkedAt < readyForMs) return isReady;
    asking ??= ask();
    return within(asking, patienceMs).catch(() => false);
  };
}

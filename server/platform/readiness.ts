import type { Database } from './db.ts';

const readyForMs = 1000;

/** Whether the database answers: asked for at most once a second, however often it is called. */
export function databaseReadiness(db: Database): () => Promise<boolean> {
  let checkedAt = 0;
  let isReady = false;
  return async () => {
    if (Date.now() - checkedAt < readyForMs) return isReady;
    checkedAt = Date.now();
    isReady = await db.raw('select 1').then(
      () => true,
      () => false,
    );
    return isReady;
  };
}

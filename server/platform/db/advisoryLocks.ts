import type { Transaction } from './db.ts';

/**
 * Keys of the advisory locks that the whole product shares. Each must be unique within the database, and keep its value,
 * because two releases run next to each other during an upgrade.
 */
export const advisoryLocks = {
  migrations: 5_411_201,
  firstAdmin: 5_411_202,
  /** Two activations at once would violate the unique index on the active message. */
  activeCeoMessage: 5_411_203,
  queueStatusReport: 5_411_204,
  demoContent: 5_411_205,
  turns: 5_411_206,
  /** Merges, and deletions and erasures of enquiries that others were merged into. */
  merges: 5_411_207,
  /** The first of two keys; the second is the id of the destination. */
  brochures: 5_411_208,
  pageContents: 5_411_209,
} as const;

/** Locks whose key is the hash of their name. `slugs.ts` has those of slugs, which have a longer hash. */
export type LockName = `replay:${string}` | `pause:${string}` | `mails to ${string}`;

/** Takes a lock until the transaction ends. */
export async function takeLock(trx: Transaction, lock: keyof typeof advisoryLocks): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks[lock]]);
}

/** Takes the lock with a name until the transaction ends. */
export async function takeNamedLock(trx: Transaction, name: LockName): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [name]);
}

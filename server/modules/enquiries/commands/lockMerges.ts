import { advisoryLocks } from '../../../platform/db/advisoryLocks.ts';
import type { Transaction } from '../../../platform/db/db.ts';

/**
 * Prevents other transactions from merging enquiries, or deleting or erasing enquiries that others were merged into,
 * until this one ends.
 */
export async function lockMerges(trx: Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.merges]);
}

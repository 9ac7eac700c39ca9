import { takeLock } from '../../../platform/db/advisoryLocks.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { separateEnquiry } from './separateEnquiry.ts';

/**
 * Separates the duplicates of enquiries that are about to be deleted or erased, except those that are deleted with
 * them. Must be called before these are locked, because a message of a visitor locks the duplicate first.
 */
export async function separateDuplicates(
  trx: Transaction,
  ids: number[],
  context: CommandContext,
): Promise<void> {
  await takeLock(trx, 'merges');
  const duplicates: number[] = await trx('enquiries')
    .whereIn('merged_into', ids)
    .whereNotIn('id', ids)
    .orderBy('id')
    .pluck('id');
  for (const id of duplicates) await separateEnquiry(trx, id, context);
}

import type { Transaction } from '../../../../platform/db/db.ts';
import type { QuarantinedRow } from '../queries.ts';

/** Deletes submissions and records no event. Returns the storage keys of their files, which the caller removes. */
export async function eraseQuarantined(trx: Transaction, ids: number[]): Promise<string[]> {
  const rows: Pick<QuarantinedRow, 'submission'>[] = await trx('quarantined_submissions')
    .whereIn('id', ids)
    .delete()
    .returning('submission');
  return rows.flatMap(({ submission }) => (submission.attachment ? [submission.attachment.key] : []));
}

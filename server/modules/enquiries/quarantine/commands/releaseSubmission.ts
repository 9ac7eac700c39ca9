import { type Database, type Transaction, transaction } from '../../../../platform/db/db.ts';
import { requireFound } from '../../../../platform/errors.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { type QuarantineForm, quarantineTexts } from '../contract.ts';
import { submissionEvent } from '../events.ts';
import { type QuarantinedRow, quarantineColumns, type Release } from '../queries.ts';

/** A submission, which is found only if it is of one of the forms. */
type SubmissionKey = { id: number; forms: QuarantineForm[] };

/**
 * Releases a submission, once: it leaves the quarantine in the transaction in which its form accepts it.
 * @throws AppError 404 when it no longer exists
 */
export async function releaseSubmission(
  db: Database,
  releases: Record<QuarantineForm, Release>,
  { id, forms }: SubmissionKey,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const { form, reasons, entity_id: entityId, ...held } = await removeFromQuarantine(trx, { id, forms });
    await releases[form](trx, { ...held, entity_id: entityId }, context);
    const facts = { form, reasons, entityId };
    await record(trx, submissionEvent('submission.released', id, facts), context);
  });
}

/** Deletes a submission and its file permanently. @throws AppError 404 */
export async function discardSubmission(
  { db, storage }: { db: Database; storage: Storage },
  { id, forms }: SubmissionKey,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const { form, reasons, submission } = await removeFromQuarantine(trx, { id, forms });
    await record(trx, submissionEvent('submission.discarded', id, { form, reasons }), context);
    // Before the commit, as when an enquiry is deleted.
    if (submission.attachment) await storage.remove(submission.attachment.key);
  });
}

/** Deletes a row and returns it; of two concurrent calls, one gets 404. */
async function removeFromQuarantine(trx: Transaction, { id, forms }: SubmissionKey): Promise<QuarantinedRow> {
  const [row]: QuarantinedRow[] = await trx('quarantined_submissions')
    .where({ id })
    .whereIn('form', forms)
    .delete()
    .returning([...quarantineColumns]);
  return requireFound(row, quarantineTexts.notFound);
}

import { type Database, type Transaction, transaction } from '../../platform/db.ts';
import { notFound } from '../../platform/errors.ts';
import { type Context, record } from '../../platform/events.ts';
import type { Storage } from '../../platform/storage.ts';
import { type QuarantineForm, quarantineTexts } from './contract.ts';
import { submissionDiscarded, submissionQuarantined, submissionReleased } from './events.ts';
import { type Quarantine, type QuarantinedRow, quarantineColumns, type Release } from './queries.ts';

/** Keeps a submission back until staff have looked at it. */
export const quarantine: Quarantine = async (trx, held, context) => {
  const { form, reasons, email, submission, entityId } = held;
  const [row]: { id: number }[] = await trx('quarantined_submissions')
    .insert({
      form,
      reasons,
      email,
      submission: JSON.stringify(submission),
      entity_id: entityId,
      created_at: context.now,
    })
    .returning('id');
  if (row) await record(trx, submissionQuarantined(row.id, { form, reasons }), context);
};

/**
 * Lets a submission through, once: it leaves the quarantine in the transaction in which its form takes it.
 * @throws AppError 404 when it is not there any more
 */
export async function releaseSubmission(
  db: Database,
  releases: Record<QuarantineForm, Release>,
  id: number,
  context: Context,
): Promise<void> {
  await transaction(db, async (trx) => {
    const { form, reasons, entity_id: entityId, ...held } = await take(trx, id);
    await releases[form](trx, { ...held, entity_id: entityId }, context);
    await record(trx, submissionReleased(id, { form, reasons, entityId }), context);
  });
}

/** Deletes a submission, and its file, for good. @throws AppError 404 */
export async function discardSubmission(
  { db, storage }: { db: Database; storage: Storage },
  id: number,
  context: Context,
): Promise<void> {
  const { attachment } = await transaction(db, async (trx) => {
    const { form, reasons, submission } = await take(trx, id);
    await record(trx, submissionDiscarded(id, { form, reasons }), context);
    return submission;
  });
  if (attachment) await storage.remove(attachment.key);
}

/** Takes a row out; of two who try at once, one is told that it is gone. */
async function take(trx: Transaction, id: number): Promise<QuarantinedRow> {
  const [row]: QuarantinedRow[] = await trx('quarantined_submissions')
    .where({ id })
    .delete()
    .returning([...quarantineColumns]);
  if (!row) throw notFound(quarantineTexts.notFound);
  return row;
}

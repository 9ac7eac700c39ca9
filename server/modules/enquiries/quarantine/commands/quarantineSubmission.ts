import type { Transaction } from '../../../../platform/db/db.ts';
import { getInsertedId } from '../../../../platform/db/getInsertedId.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { submissionEvent } from '../events.ts';
import type { QuarantineInput } from '../queries.ts';

/** Stores a submission for review by staff, in the caller's transaction. */
export async function quarantineSubmission(
  trx: Transaction,
  { form, reasons, email, submission, entityId }: QuarantineInput,
  context: CommandContext,
): Promise<void> {
  const id = await getInsertedId(
    trx('quarantined_submissions').insert({
      form,
      reasons,
      email,
      submission: JSON.stringify(submission),
      entity_id: entityId,
      created_at: context.now,
    }),
  );
  await record(trx, submissionEvent('submission.quarantined', id, { form, reasons }), context);
}

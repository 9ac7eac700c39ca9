import { record } from '../../../../platform/events/events.ts';
import { submissionQuarantined } from '../events.ts';
import type { Quarantine } from '../queries.ts';

/** Stores a submission for review by staff. */
export const quarantineSubmission: Quarantine = async (trx, held, context) => {
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

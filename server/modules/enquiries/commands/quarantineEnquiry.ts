import type { Database } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { type Idempotency, withIdempotencyKey } from '../../../platform/http/idempotency.ts';
import { toReference } from '../../../platform/text/toReference.ts';
import type { Submitted } from '../contract.ts';
import type { Submission } from '../Enquiry.ts';
import { quarantineSubmission } from '../quarantine/commands/quarantineSubmission.ts';
import type { SpamReason } from '../spamChecks.contract.ts';

/**
 * Puts a submission into the quarantine. It gets the number that it will have as an enquiry, so that the response to
 * the visitor is the usual one and stays true. Keys work as they do for enquiries.
 * @throws AppError 409 when the key was used with another body
 */
export async function quarantineEnquiry(
  db: Database,
  submission: Submission,
  reasons: SpamReason[],
  idempotency: Idempotency,
  context: CommandContext,
): Promise<Submitted & { replayed: boolean }> {
  let replayed = true;
  const response = await withIdempotencyKey<Submitted>(db, idempotency, async (trx) => {
    replayed = false;
    const { rows } = await trx.raw<{ rows: { id: number }[] }>(`select nextval('enquiries_id_seq') as id`);
    const id = rows[0]?.id ?? 0; // nextval returns one row
    const { channel, email } = submission;
    const form = channel === 'booking' ? channel : 'contact'; // only forms are held
    await quarantineSubmission(trx, { form, reasons, email, submission, entityId: id }, context);
    return { id, reference: toReference(id) };
  });
  return { ...response, replayed };
}

import { type Database, transaction } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { EnquiryChannel } from '../contract.ts';
import { Enquiry } from '../Enquiry.ts';
import { enquiryDeleted } from '../events.ts';

/** Deletes an enquiry and its attachment for good. @throws AppError 404 */
export async function deleteEnquiry(
  { db, storage }: { db: Database; storage: Storage },
  id: number,
  channel: EnquiryChannel,
  context: Context,
): Promise<void> {
  const attachment = await transaction(db, async (trx) => {
    const enquiry = await Enquiry.query(trx).findOne({ id, channel }).forUpdate();
    if (!enquiry) throw notFound('Enquiry not found');
    const { name, reference, status, priority } = enquiry;
    await enquiry.$query(trx).delete();
    const submittedAt = enquiry.created_at.toISOString();
    await record(
      trx,
      enquiryDeleted(id, { channel, name, reference, submittedAt, status, priority }),
      context,
    );
    return enquiry.attachment;
  });
  // After the commit: a file without a row is litter, a row without its file would be a loss.
  if (attachment) await storage.remove(attachment.key);
}

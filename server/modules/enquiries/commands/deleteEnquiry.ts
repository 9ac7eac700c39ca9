import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { EnquiryChannel } from '../contract.ts';
import { Enquiry } from '../Enquiry.ts';
import { enquiryEvent } from '../events.ts';
import { lockEnquiry } from './lockEnquiry.ts';
import { separateDuplicates } from './separateDuplicates.ts';

/** Deletes the conversations of enquiries; returns the storage keys of their files. */
export type EraseConversations = (trx: Transaction, enquiryIds: number[]) => Promise<string[]>;

type Dependencies = { db: Database; storage: Storage; eraseConversations: EraseConversations };

/**
 * Deletes an enquiry, its attachment and its conversation permanently. Its duplicates are separated from it.
 * @throws AppError 404
 */
export async function deleteEnquiry(
  { db, storage, eraseConversations }: Dependencies,
  id: number,
  scope: EnquiryChannel,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    await separateDuplicates(trx, [id], context);
    const enquiry = await lockEnquiry(trx, id, scope);
    const { name, reference, status, priority } = enquiry;
    const files = await eraseConversations(trx, [id]);
    await Enquiry.query(trx).deleteById(id);
    const submittedAt = enquiry.created_at.toISOString();
    const facts = { channel: enquiry.channel, name, reference, submittedAt, status, priority };
    await record(trx, enquiryEvent('enquiry.deleted', id, facts), context);
    // Before the commit: if it fails, the deletion can be repeated, while an orphaned file would never be found again.
    for (const key of files) await storage.remove(key);
    if (enquiry.attachment) await storage.remove(enquiry.attachment.key);
  });
}

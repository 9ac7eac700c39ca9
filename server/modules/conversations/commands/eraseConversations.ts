import type { Transaction } from '../../../platform/db/db.ts';
import { ERASED } from '../../../platform/events/erased.ts';
import { scrubEvents } from '../../../platform/events/events.ts';
import { eraseInboundMails } from './eraseInboundMails.ts';
import { deleteFiles } from './messageFiles.ts';

/** The reason in these events is the response of a mail server, which may name the mailbox. */
const failures = ['reply.failed', 'mail.bounced'];

/**
 * Deletes the messages, files, drafts and received mails of enquiries, and the responses of mail servers about the
 * address. Returns the storage keys of the files, which the caller removes.
 */
export async function eraseConversations(trx: Transaction, enquiryIds: number[]): Promise<string[]> {
  const files = await deleteFiles(trx, enquiryIds, 'enquiry_id');
  await trx('conversation_messages').whereIn('enquiry_id', enquiryIds).delete();
  await trx('reply_drafts').whereIn('enquiry_id', enquiryIds).delete();
  for (const type of failures)
    await scrubEvents(trx, { entityType: 'enquiry', ids: enquiryIds, type }, { reason: ERASED.text });
  const mails: number[] = await trx('inbound_mails').whereIn('enquiry_id', enquiryIds).pluck('id');
  return [...files, ...(await eraseInboundMails(trx, mails))];
}

/** Deletes messages with their files. Returns the storage keys of the files, which the caller removes. */
export async function eraseMessages(trx: Transaction, ids: number[]): Promise<string[]> {
  const files = await deleteFiles(trx, ids, 'message_id');
  await trx('conversation_messages').whereIn('id', ids).delete();
  return files;
}

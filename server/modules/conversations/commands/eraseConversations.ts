import type { Transaction } from '../../../platform/db/db.ts';

/**
 * Deletes the messages, files and drafts of enquiries. Gives the storage keys of the files, which are the caller's to
 * remove.
 */
export async function eraseConversations(trx: Transaction, enquiryIds: number[]): Promise<string[]> {
  const keys: string[] = await trx('message_files').whereIn('enquiry_id', enquiryIds).pluck('key');
  await trx('message_files').whereIn('enquiry_id', enquiryIds).delete();
  await trx('conversation_messages').whereIn('enquiry_id', enquiryIds).delete();
  await trx('reply_drafts').whereIn('enquiry_id', enquiryIds).delete();
  return keys;
}

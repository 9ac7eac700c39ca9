import type { Transaction } from '../../../platform/db/db.ts';
import { getInsertedId } from '../../../platform/db/getInsertedId.ts';
import type { PrivateFile } from '../../../platform/storage/privateFiles.ts';
import type { MessageRecord } from '../queries.ts';

/** A message; what it omits has its default in the database. The last three describe a received mail. */
type NewMessage = Omit<Partial<MessageRecord>, 'id'> &
  Pick<MessageRecord, 'enquiry_id' | 'kind' | 'direction' | 'state' | 'body' | 'created_at'> & {
    in_reply_to?: string | null;
    reference_ids?: string[];
    raw_bytes?: number;
  };

/** Adds a message with its files to the thread of an enquiry, and returns its id. */
export async function addMessage(
  trx: Transaction,
  message: NewMessage,
  files: PrivateFile[] = [],
): Promise<number> {
  const message_id = await getInsertedId(trx('conversation_messages').insert(message));
  const { enquiry_id, created_at } = message;
  const rows = files.map((file) => ({ ...file, enquiry_id, message_id, created_at }));
  if (rows.length > 0) await trx('message_files').insert(rows);
  return message_id;
}

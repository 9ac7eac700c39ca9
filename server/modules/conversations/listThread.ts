import type { Database } from '../../platform/db/db.ts';
import type { EnquiryHistoryEntry } from '../enquiries/contract.ts';
import { type EnquiryRecord, listHistory, listMergedEnquiries, listNotes } from '../enquiries/queries.ts';
import type { MessageFile, ThreadEntry } from './contract.ts';
import { type FileRecord, listFiles, listMessages, type MessageRecord } from './queries.ts';

type ToFile = (enquiryId: number, file: FileRecord) => MessageFile;

/**
 * The thread of an enquiry and those of the enquiries that were merged into it, in chronological order; a change
 * follows the message that caused it.
 */
export async function listThread(
  db: Database,
  enquiry: EnquiryRecord,
  toFile: ToFile,
): Promise<ThreadEntry[]> {
  const merged = await listMergedEnquiries(db, enquiry.id);
  const threads = await Promise.all([
    listEntries(db, enquiry, toFile),
    ...merged.map((duplicate) => listMergedEntries(db, duplicate, toFile)),
  ]);
  return threads.flat().sort((one, other) => one.at.localeCompare(other.at));
}

/** Without how the duplicate was handled before the merge. */
async function listMergedEntries(db: Database, duplicate: EnquiryRecord, toFile: ToFile) {
  const entries = await listEntries(db, duplicate, toFile);
  const merged = { id: duplicate.id, reference: duplicate.reference };
  return entries
    .filter((entry) => entry.kind !== 'event' || entry.action === 'merged')
    .map((entry) => ({ ...entry, merged }));
}

/** The enquiry, its notes, its messages and its history. */
async function listEntries(db: Database, enquiry: EnquiryRecord, toFile: ToFile): Promise<ThreadEntry[]> {
  const [notes, history, messages, files] = await Promise.all([
    listNotes(db, enquiry.id),
    listHistory(db, enquiry.id),
    listMessages(db, enquiry.id),
    listFiles(db, enquiry.id),
  ]);
  const getFiles = (messageId: number) =>
    files.filter(({ message_id }) => message_id === messageId).map((file) => toFile(enquiry.id, file));
  const entries: ThreadEntry[] = [
    ...notes.map(({ id, author, created_at: at, text }) => ({ kind: 'note' as const, id, author, at, text })),
    ...messages.map((message) => toEntry(message, enquiry, getFiles(message.id))),
    ...history.filter(isChange).map(({ id, action, actor: author, from, to, at }) => ({
      kind: 'event' as const,
      id,
      action,
      author,
      from,
      to,
      at,
    })),
  ];
  // The text of an enquiry by mail is in the thread as that mail, with its files.
  if (enquiry.channel === 'mail' && messages.some(({ kind }) => kind === 'customer_mail')) return entries;
  const { name: author, created_at, message: text } = enquiry;
  return [{ kind: 'enquiry', author, at: created_at.toISOString(), text }, ...entries];
}

/** Events that have no other entry in the thread. */
const isChange = ({ action }: EnquiryHistoryEntry) => action !== 'submitted' && action !== 'note_added';

const toEntry = (record: MessageRecord, { email }: EnquiryRecord, files: MessageFile[]): ThreadEntry => ({
  kind: record.kind,
  id: record.id,
  direction: record.direction,
  author: record.author_name,
  at: record.created_at.toISOString(),
  html: record.html,
  text: record.body,
  subject: record.subject,
  sender: record.sender === email.toLowerCase() ? null : record.sender,
  automatic: record.automatic,
  quoted: record.quoted,
  notices: record.notices,
  state: record.state,
  state_reason: record.state_reason,
  send_at: record.state === 'queued' ? (record.send_after?.toISOString() ?? null) : null,
  sent_at: record.sent_at?.toISOString() ?? null,
  files,
});

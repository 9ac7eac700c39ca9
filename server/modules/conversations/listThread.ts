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
  const [own = [], ...others] = await Promise.all(
    [enquiry, ...merged].map((one) => listEntries(db, one, toFile)),
  );
  const entries = merged.flatMap(({ id, reference }, index) =>
    (others[index] ?? []).filter(isShownInMain).map((entry) => ({ ...entry, merged: { id, reference } })),
  );
  return [...own, ...entries].sort((one, other) => one.at.localeCompare(other.at));
}

/** The main thread leaves out how a duplicate was handled before the merge, but not the merge. */
const isShownInMain = (entry: ThreadEntry) => entry.kind !== 'event' || entry.action === 'merged';

/** The enquiry, its notes, its messages and its history. */
async function listEntries(db: Database, enquiry: EnquiryRecord, toFile: ToFile): Promise<ThreadEntry[]> {
  const [notes, history, messages, files] = await Promise.all([
    listNotes(db, enquiry.id),
    listHistory(db, enquiry.id),
    listMessages(db, enquiry.id),
    listFiles(db, enquiry.id, null),
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
  const { name, created_at, message } = enquiry;
  // The text of an enquiry by mail is in the thread as that mail, with its files.
  const isMail = enquiry.channel === 'mail' && messages.some(({ kind }) => kind === 'customer_mail');
  return [
    ...(isMail
      ? []
      : [{ kind: 'enquiry' as const, author: name, at: created_at.toISOString(), text: message }]),
    ...entries,
  ];
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

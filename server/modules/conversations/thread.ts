import type { Database } from '../../platform/db/db.ts';
import type { EnquiryHistoryEntry } from '../enquiries/contract.ts';
import { type EnquiryRecord, listHistory, listNotes } from '../enquiries/queries.ts';
import type { MessageFile, ThreadEntry } from './contract.ts';
import { listMessages, type MessageRecord } from './queries.ts';

/** The enquiry, its notes, its messages and its history in the order of time; a change follows what it came with. */
export async function listThread(
  db: Database,
  enquiry: EnquiryRecord,
  getFiles: (messageId: number) => MessageFile[],
): Promise<ThreadEntry[]> {
  const [notes, history, messages] = await Promise.all([
    listNotes(db, enquiry.id),
    listHistory(db, enquiry.id),
    listMessages(db, enquiry.id),
  ]);
  const entries: ThreadEntry[] = [
    ...notes.map(({ id, author, created_at: at, text }) => ({ kind: 'note' as const, id, author, at, text })),
    ...messages.map((message) => toEntry(message, getFiles(message.id))),
    ...history.filter(isChange).map(({ id, action, actor: author, from, to, at }) => ({
      ...{ kind: 'event' as const, id, action, author },
      ...{ from, to, at },
    })),
  ];
  const { name, created_at, message } = enquiry;
  // What came by mail is in the thread as that mail, with its files.
  const isMail = enquiry.channel === 'mail' && messages.some(({ kind }) => kind === 'customer_mail');
  return [
    ...(isMail
      ? []
      : [{ kind: 'enquiry' as const, author: name, at: created_at.toISOString(), text: message }]),
    ...entries.sort((one, other) => one.at.localeCompare(other.at)),
  ];
}

/** Events that are not in the thread as something else. */
const isChange = ({ action }: EnquiryHistoryEntry) => action !== 'submitted' && action !== 'note_added';

const toEntry = (record: MessageRecord, files: MessageFile[]): ThreadEntry => ({
  kind: record.kind,
  id: record.id,
  direction: record.direction,
  author: record.author_name,
  at: record.created_at.toISOString(),
  html: record.html,
  text: record.body,
  subject: record.subject,
  automatic: record.automatic,
  quoted: record.quoted,
  notices: record.notices,
  state: record.state,
  state_reason: record.state_reason,
  send_at: record.state === 'queued' ? (record.send_after?.toISOString() ?? null) : null,
  sent_at: record.sent_at?.toISOString() ?? null,
  files,
});

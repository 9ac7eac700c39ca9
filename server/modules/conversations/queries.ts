import type { Knex } from 'knex';
import type { Database } from '../../platform/db/db.ts';
import type { PrivateFile } from '../../platform/storage/privateFiles.ts';
import type { EnquiryStatus } from '../enquiries/contract.ts';
import { listMergedEnquiries } from '../enquiries/queries.ts';
import type { SavedClock } from '../replyClock/queries.ts';
import {
  conversationTexts,
  type Draft,
  type MessageDirection,
  type MessageKind,
  type MessageState,
  type SavedReply,
} from './contract.ts';

export type MessageRecord = {
  id: number;
  enquiry_id: number;
  kind: MessageKind;
  direction: MessageDirection;
  author_id: number | null;
  author_name: string | null;
  sender: string | null;
  recipient: string | null;
  subject: string | null;
  html: string | null;
  body: string;
  signature: string | null;
  message_id: string | null;
  automatic: boolean;
  quoted: string | null;
  notices: string[];
  state: MessageState;
  state_reason: string | null;
  send_after: Date | null;
  sent_at: Date | null;
  /**
   * The status and the clock of the enquiry before a reply, and the status and the state of the clock that the reply gave
   * it. Those of a reply that does not change the status are null until it is released.
   */
  restore_status: EnquiryStatus | null;
  given_status: EnquiryStatus | null;
  restore_clock: SavedClock | null;
  /** Null until the reply is released: then the clock is stopped, if the reply changed it. */
  given_clock: SavedClock['state'] | null;
  /** Whether the enquiry waits for the customer once the reply is sent. */
  waits: boolean;
  created_at: Date;
};

const shortColumns = [
  'id',
  'enquiry_id',
  'kind',
  'direction',
  'author_id',
  'author_name',
  'sender',
  'recipient',
  'subject',
  'signature',
  'message_id',
  'automatic',
  'state',
  'state_reason',
  'send_after',
  'sent_at',
  'restore_status',
  'given_status',
  'restore_clock',
  'given_clock',
  'waits',
  'created_at',
] as const satisfies (keyof MessageRecord)[];

const columns = [
  ...shortColumns,
  'html',
  'body',
  'quoted',
  'notices',
] as const satisfies (keyof MessageRecord)[];

/** Of the messages that are read at once, in bytes: more than people write, and less than a process has memory for. */
const maxThreadSize = 4_000_000;

/** Messages up to this size, in bytes, are always read whole. Of others, this many characters may remain. */
const maxCutSize = 10_000;

// Postgres knows the size of a value without reading it.
const size = 'octet_length(body) + coalesce(octet_length(html), 0) + coalesce(octet_length(quoted), 0)';
const isCut = `(${size} > ${maxCutSize} and sum(${size}) over (order by id desc) > ${maxThreadSize})`;

/**
 * The messages of an enquiry, oldest first, without undone replies; at most the last 500. When they are too long
 * together, only the beginning of the text of earlier long ones, with a notice.
 */
export async function listMessages(db: Database, enquiryId: number): Promise<MessageRecord[]> {
  const rows: MessageRecord[] = await db('conversation_messages')
    .select(...shortColumns)
    .select(
      db.raw(`case when ${isCut} then left(body, ${maxCutSize}) else body end as body`),
      db.raw(`case when not ${isCut} then html end as html`),
      db.raw(`case when not ${isCut} then quoted end as quoted`),
      db.raw(`case when ${isCut} then notices || ?::text else notices end as notices`, [
        conversationTexts.tooLongThread,
      ]),
    )
    .where({ enquiry_id: enquiryId })
    .whereNot({ state: 'undone' })
    .orderBy('id', 'desc')
    .limit(500);
  return rows.reverse();
}

export async function getMessage(db: Database, id: number): Promise<MessageRecord | undefined> {
  return db('conversation_messages')
    .select(...columns)
    .where({ id })
    .first<MessageRecord | undefined>();
}

/**
 * The id of the newest message that the customer wrote to an enquiry or to those merged into it, without automatic ones,
 * or of the newest reply that was not undone; 0 if there is none.
 */
export async function findNewestMessage(
  db: Database,
  enquiryId: number,
  direction: MessageDirection,
): Promise<number> {
  const merged = await listMergedEnquiries(db, enquiryId);
  const newest = await db('conversation_messages')
    .select('id')
    .whereIn('enquiry_id', [enquiryId, ...merged.map(({ id }) => id)])
    .where({ direction, automatic: false })
    .whereNotIn('state', ['undone', 'logged'])
    .orderBy('id', 'desc')
    .first<{ id: number } | undefined>();
  return newest?.id ?? 0;
}

/** Message-IDs of the mails of some enquiries that were sent or received before a message, oldest first; at most the last 50. */
export async function listEarlierMessageIds(
  db: Database,
  enquiryIds: number[],
  messageId: number,
): Promise<string[]> {
  const newestFirst: string[] = await db('conversation_messages')
    .whereIn('enquiry_id', enquiryIds)
    .where('id', '<', messageId)
    .whereIn('state', ['sent', 'received'])
    .whereNotNull('message_id')
    .orderBy('id', 'desc')
    .limit(50)
    .pluck('message_id');
  return newestFirst.reverse();
}

/** A stored file of a conversation; `message_id` is null while its reply is being written. */
export type FileRecord = PrivateFile & { id: number; message_id: number | null };

const fileColumns = ['id', 'message_id', 'key', 'name', 'size', 'mime'] as const;

/** The files of the messages of an enquiry. */
export const listFiles = (db: Database, enquiryId: number): Promise<FileRecord[]> =>
  db('message_files')
    .select(...fileColumns)
    .where({ enquiry_id: enquiryId })
    .whereNotNull('message_id')
    .orderBy('id')
    .limit(1000);

/** The files that a person has uploaded for the next message. */
export const listUnsentFiles = (db: Database, enquiryId: number, userId: number): Promise<FileRecord[]> =>
  db('message_files')
    .select(...fileColumns)
    .where({ enquiry_id: enquiryId, uploaded_by: userId, message_id: null })
    .orderBy('id')
    .limit(1000);

export const listMessageFiles = (db: Database, messageId: number): Promise<FileRecord[]> =>
  db('message_files')
    .select(...fileColumns)
    .where({ message_id: messageId })
    .orderBy('id')
    .limit(10);

export const getFile = (db: Database, enquiryId: number, id: number): Promise<FileRecord | undefined> =>
  db('message_files')
    .select(...fileColumns)
    .where({ id, enquiry_id: enquiryId })
    .first<FileRecord | undefined>();

/** The text that a person has typed as a reply and not sent, or null. */
export async function getDraft(db: Database, enquiryId: number, userId: number): Promise<Draft | null> {
  const row = await db('reply_drafts')
    .select('html', 'version')
    .where({ enquiry_id: enquiryId, user_id: userId })
    .first<Draft | undefined>();
  return row ?? null;
}

type SavedReplyRow = Omit<SavedReply, 'updated_at'> & { updated_at: Date };

export const toSavedReply = (row: SavedReplyRow): SavedReply => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
});

/** The shared saved replies and the person's own. */
export const selectSavedReplies = (db: Database, userId: number): Knex.QueryBuilder =>
  db('saved_replies')
    .select('id', 'name', 'html', 'updated_at', db.raw('owner_id is null as shared'))
    .where((query) => query.whereNull('owner_id').orWhere({ owner_id: userId }));

/** The shared saved replies and the person's own, by name; at most 500. */
export async function listSavedReplies(db: Database, userId: number): Promise<SavedReply[]> {
  const rows: SavedReplyRow[] = await selectSavedReplies(db, userId).orderBy(['name', 'id']).limit(500);
  return rows.map(toSavedReply);
}

/** The text below a person's replies, or null. */
export async function getSignature(db: Database, userId: number): Promise<string | null> {
  const row = await db('reply_signatures')
    .select('html')
    .where({ user_id: userId })
    .first<{ html: string } | undefined>();
  return row?.html ?? null;
}

type Correspondent = { enquiries: number[]; emails: string[] };

/** The messages of a person's enquiries, and their mails into the threads of others. */
export const selectMessagesByPerson = (
  db: Database,
  { enquiries, emails }: Correspondent,
): Knex.QueryBuilder =>
  db('conversation_messages').where((query) =>
    query.whereIn('enquiry_id', enquiries).orWhereIn('sender', emails),
  );

export const selectFilesByPerson = (db: Database, person: Correspondent): Knex.QueryBuilder =>
  db('message_files').where((query) =>
    query
      .whereIn('enquiry_id', person.enquiries)
      .orWhereIn('message_id', selectMessagesByPerson(db, person).select('id')),
  );

export const selectDraftsByEnquiries = (db: Database, enquiryIds: number[]): Knex.QueryBuilder =>
  db('reply_drafts').whereIn('enquiry_id', enquiryIds);

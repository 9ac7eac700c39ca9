import type { Knex } from 'knex';
import type { Database } from '../../../platform/db/db.ts';
import type { MessageKind } from '../contract.ts';
import type { MailSource, ReceivedMail, ReceivedMailListInput, ReceivedMailState } from './contract.ts';

export type InboundMailRecord = {
  id: number;
  /** `sha256:…`, a hash of its content, when it has none or that of a mail stored before. */
  message_id: string;
  source: MailSource;
  key: string;
  size: number;
  /** Only the beginning of the mail is stored. */
  cut: boolean;
  state: ReceivedMailState;
};

export async function getInboundMail(db: Database, id: number): Promise<InboundMailRecord | undefined> {
  return db('inbound_mails')
    .select('id', 'message_id', 'source', 'key', 'size', 'cut', 'state')
    .where({ id })
    .first<InboundMailRecord | undefined>();
}

export type ReceivedMailRow = Omit<ReceivedMail, 'received_at'> & { received_at: Date };

/** Received mails, newest first: at most `limit`, those before the mail `before`. */
export async function listInboundMails(
  db: Database,
  { state, before, limit }: ReceivedMailListInput,
): Promise<ReceivedMailRow[]> {
  const query = db('inbound_mails')
    .select('id', 'source', 'sender', 'size', 'state', 'reason', 'enquiry_id', 'received_at')
    .orderBy('id', 'desc')
    .limit(limit);
  if (state) query.where({ state });
  if (before) query.where('id', '<', before);
  return query;
}

/** The state of reading the mailbox of IMAP_URL, by the database clock; undefined when no worker tried recently. */
export async function getMailboxReader(
  db: Database,
): Promise<
  { mailbox: string; read_at: Date | null; problem: string | null; age: number | null } | undefined
> {
  return db('mailbox_reader')
    .select('mailbox', 'read_at', 'problem')
    .select(db.raw('extract(epoch from clock_timestamp() - read_at)::float8 as age'))
    .whereRaw(`leased_until > now() - interval '10 minutes'`)
    .first();
}

type FoundMessage = { id: number; enquiry_id: number };

/** The newest message, of `kind` if given, that has one of the Message-IDs. */
export async function findMessage(
  db: Database,
  messageIds: string[],
  kind?: MessageKind,
): Promise<FoundMessage | undefined> {
  return db('conversation_messages')
    .select('id', 'enquiry_id')
    .whereIn('message_id', messageIds)
    .where(kind ? { kind } : {})
    .orderBy('id', 'desc')
    .first<FoundMessage | undefined>();
}

/** Whether an operator has requested that this mail is assigned again. */
export async function wasRetried(db: Database, id: number): Promise<boolean> {
  const event = await db('events')
    .select('id')
    .where({ entity_type: 'inbound_mail', entity_id: id, type: 'mail.retried' })
    .first<{ id: number } | undefined>();
  return event !== undefined;
}

/** The enquiry whose confirmation has one of the Message-IDs, which derive from event ids. */
export async function findConfirmed(db: Database, messageIds: string[]): Promise<number | undefined> {
  const events = messageIds.flatMap((id) => /^<event-(\d{1,15})\.enquiry_confirmation@/.exec(id)?.[1] ?? []);
  const [found]: number[] = await db('events')
    .where({ type: 'enquiry.submitted' })
    .whereIn('id', events.map(Number))
    .limit(1)
    .pluck('entity_id');
  return found;
}

/** The last bounce from an address. */
export async function getBounce(
  db: Database,
  address: string,
): Promise<{ reason: string; bounced_at: Date } | undefined> {
  return db('bounced_addresses')
    .select('reason', 'bounced_at')
    .where({ address: address.toLowerCase() })
    .first<{ reason: string; bounced_at: Date } | undefined>();
}

export const selectInboundMailsByPerson = (
  db: Database,
  { enquiries, emails }: { enquiries: number[]; emails: string[] },
): Knex.QueryBuilder =>
  db('inbound_mails').where((query) => query.whereIn('enquiry_id', enquiries).orWhereIn('sender', emails));

export const selectBouncesByAddresses = (db: Database, emails: string[]): Knex.QueryBuilder =>
  db('bounced_addresses').whereIn('address', emails);

import type { Knex } from 'knex';
import { countRows } from '../../platform/db/countRows.ts';
import type { Database } from '../../platform/db/db.ts';
import { likePattern } from '../../platform/db/likePattern.ts';
import { readBatches } from '../../platform/db/readBatches.ts';
import { type Page, readPage } from '../../platform/db/readPage.ts';
import type { SubscriberListInput, SubscriberStatus } from './contract.ts';
import type { Subscriber } from './Subscriber.ts';
import { makeToken, type TokenPurpose } from './tokens.ts';

const fields = [
  'id',
  'email',
  'status',
  'subscription_source',
  'subscription_date',
  'verification_date',
  'unsubscription_date',
  'last_email_sent',
  'ip_address',
  'user_agent',
  'consent_version',
  'consented_at',
  'updated_at',
] as const satisfies readonly (keyof Subscriber)[];
const columns = fields.map((field) => `subscribers.${field}`);

/** A subscriber as staff see it: without the key of its links. */
export type SubscriberRecord = Pick<Subscriber, (typeof fields)[number]>;

/**
 * The fields of a subscriber that the mail worker needs: the address, the permission to write to it, and the inputs of
 * the links.
 */
export type MailSubscriber = Pick<Subscriber, 'email' | 'status' | 'token_key' | 'verification_date'>;

/** The subscriber that a mail goes to, or undefined when it was deleted meanwhile. */
export async function getMailSubscriber(db: Database, id: number): Promise<MailSubscriber | undefined> {
  return db('subscribers')
    .select('email', 'status', 'token_key', 'verification_date')
    .where({ id })
    .first<MailSubscriber | undefined>();
}

type LinkMaker = { publicUrl: string; secret: string };

/**
 * The link that confirms an address, valid for 7 days from its issue, or the link that unsubscribes, valid while the
 * address is on the list.
 */
export function subscriberLink(
  { publicUrl, secret }: LinkMaker,
  purpose: TokenPurpose,
  { token_key: key }: MailSubscriber,
  issuedAt: Date,
): string {
  const token = makeToken(secret, purpose, { key, issuedAt });
  return `${publicUrl}/api/newsletter?action=${purpose}&token=${token}`;
}

export type SubscriberFilter = { status?: SubscriberStatus | undefined; q?: string | undefined };

function filterSubscribers(db: Database, { status, q }: SubscriberFilter): Knex.QueryBuilder {
  const query = db('subscribers');
  if (status) query.where('subscribers.status', status);
  if (q) query.whereRaw('lower(subscribers.email) like ?', likePattern(q));
  return query;
}

/** One page of the subscribers that match a filter; `q` is part of an address, taken literally. */
export async function listSubscribers(
  db: Database,
  { sort, order, page, limit, ...filter }: SubscriberListInput,
): Promise<Page<SubscriberRecord>> {
  return readPage(() => filterSubscribers(db, filter), {
    columns,
    sort: [`subscribers.${sort}`, 'subscribers.id'],
    order,
    page,
    limit,
  });
}

export const countSubscribers = (db: Database, filter: SubscriberFilter): Promise<number> =>
  countRows(filterSubscribers(db, filter));

const batchSize = 1000;

/** Every subscriber that matches a filter, the newest rows first, in batches; each batch is one indexed read. */
export const readSubscriberBatches = (
  db: Database,
  filter: SubscriberFilter,
): AsyncGenerator<SubscriberRecord[]> =>
  readBatches(batchSize, (last) => {
    const query = filterSubscribers(db, filter)
      .select(...columns)
      .orderBy('subscribers.id', 'desc')
      .limit(batchSize);
    return last ? query.where('subscribers.id', '<', last.id) : query;
  });

export const findSubscriber = (db: Database, email: string): Promise<SubscriberRecord | undefined> =>
  selectSubscribersByEmail(db, email)
    .select(...columns)
    .first<SubscriberRecord | undefined>();

export const selectSubscribersByEmail = (db: Database, email: string): Knex.QueryBuilder =>
  db('subscribers').whereRaw('lower(email) = lower(?)', [email]);

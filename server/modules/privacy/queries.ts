import type { Knex } from 'knex';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { likePattern } from '../../platform/db/likePattern.ts';
import { type Found, type Person, toDigits } from './contract.ts';

/** What a search for a person has led to: their enquiries and subscriptions, deleted ones too, and addresses. */
export type Subjects = { enquiries: number[]; subscribers: number[]; emails: string[] };

/** Numbers are compared by their last ten digits: with and without the country's code they are one. */
const sameNumber = (column: string) => `right(regexp_replace(${column}, '\\D', '', 'g'), 10) = right(?, 10)`;

const ofPerson = (
  query: Knex.QueryBuilder,
  { email, phone }: Person,
  columns: { email: string; phone: string },
) =>
  email === undefined
    ? query.whereRaw(sameNumber(columns.phone), [toDigits(phone ?? '')])
    : query.whereRaw(`lower(${columns.email}) = lower(?)`, [email]);

/**
 * Finds a person. Reads the whole events table, because it alone knows of what was deleted: somebody asks for this
 * now and then, and an index for it would cost every enquiry.
 */
export async function findSubjects(trx: Transaction, person: Person): Promise<Subjects> {
  await trx.raw('set local statement_timeout = 0');
  const { email } = person;
  const rows: { id: number; email: string }[] = await ofPerson(trx('enquiries'), person, {
    email: 'email',
    phone: 'phone',
  })
    .modify((query) => {
      if (email !== undefined) query.whereRaw('enquiry_search_text(enquiries) like ?', likePattern(email));
    })
    .select('id', 'email');
  const entities: { entity_type: string; entity_id: number }[] = await trx('events')
    .distinct('entity_type', 'entity_id')
    .whereIn('entity_type', ['enquiry', 'subscriber'])
    .where((query) => {
      ofPerson(query, person, { email: `data->>'email'`, phone: `data->>'phone'` });
      if (email !== undefined) {
        query.orWhere((changed) => {
          changed
            .where({ type: 'subscriber.address_changed' })
            .whereRaw(`lower(?) in (lower(data->>'from'), lower(data->>'to'))`, [email]);
        });
      }
    });
  const listIds = (type: string) =>
    entities.filter((one) => one.entity_type === type).map((one) => one.entity_id);
  return {
    enquiries: [...new Set([...rows.map(({ id }) => id), ...listIds('enquiry')])],
    subscribers: listIds('subscriber'),
    emails:
      email === undefined ? [...new Set(rows.map((row) => row.email.toLowerCase()))] : [email.toLowerCase()],
  };
}

type Place = {
  table: string;
  label: string;
  key: string;
  matching: (db: Database | Transaction, person: Person, subjects: Subjects) => Knex.QueryBuilder;
};

/** The events about what was found. */
export const eventsAbout = (
  db: Database | Transaction,
  { enquiries, subscribers }: Pick<Subjects, 'enquiries' | 'subscribers'>,
): Knex.QueryBuilder =>
  db('events').where((query) => {
    query
      .where((one) => one.where({ entity_type: 'enquiry' }).whereIn('entity_id', enquiries))
      .orWhere((one) => one.where({ entity_type: 'subscriber' }).whereIn('entity_id', subscribers));
  });

/** Every table that knows of a person who is no member of the staff. */
export const places: readonly Place[] = [
  {
    table: 'enquiries',
    label: 'Enquiries',
    key: 'id',
    matching: (db, _person, { enquiries }) => db('enquiries').whereIn('id', enquiries),
  },
  {
    table: 'enquiry_notes',
    label: 'Notes of staff on their enquiries',
    key: 'id',
    matching: (db, _person, { enquiries }) => db('enquiry_notes').whereIn('enquiry_id', enquiries),
  },
  {
    table: 'quarantined_submissions',
    label: 'Submissions in quarantine',
    key: 'id',
    matching: (db, person) =>
      ofPerson(db('quarantined_submissions'), person, { email: 'email', phone: `submission->>'phone'` }),
  },
  {
    table: 'subscribers',
    label: 'Newsletter subscriptions',
    key: 'id',
    matching: (db, { email }) => db('subscribers').whereRaw('lower(email) = lower(?)', [email ?? '']),
  },
  {
    table: 'events',
    label: 'Events: what happened, and when',
    key: 'id',
    matching: (db, _person, subjects) => eventsAbout(db, subjects),
  },
  {
    table: 'activity',
    label: 'Lines of the activity feed',
    key: 'event_id',
    matching: (db, _person, subjects) =>
      db('activity').whereIn('event_id', eventsAbout(db, subjects).select('id')),
  },
  {
    table: 'mail_deliveries',
    label: 'Mails to them',
    key: 'id',
    matching: (db, { email }, subjects) =>
      db('mail_deliveries')
        .whereRaw('lower(recipient) = any(?)', [subjects.emails])
        .modify((query) => {
          if (email === undefined) query.whereIn('event_id', eventsAbout(db, subjects).select('id'));
        }),
  },
];

/** How much is known of a person, table by table. */
export async function countKnown(trx: Transaction, person: Person, subjects: Subjects): Promise<Found> {
  const found: Found = [];
  for (const { table, label, matching } of places) {
    const counted = await matching(trx, person, subjects).count({ rows: '*' }).first<{ rows: number }>();
    found.push({ table, label, rows: counted.rows });
  }
  return found;
}

const batchSize = 500;

/** Everything in one table about a person, in batches; all columns, so that none can be forgotten. */
export async function* eachKnown(
  db: Database,
  { key, matching }: Place,
  person: Person,
  subjects: Subjects,
): AsyncGenerator<Record<string, unknown>[]> {
  let last: unknown = 0;
  for (;;) {
    const rows: Record<string, unknown>[] = await matching(db, person, subjects)
      .where(key, '>', last as number)
      .select('*')
      .orderBy(key)
      .limit(batchSize);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.[key];
  }
}

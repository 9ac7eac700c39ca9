import type { Knex } from 'knex';
import { countRows } from '../../platform/db/countRows.ts';
import { allowSlowStatements, type Database, type Transaction, transaction } from '../../platform/db/db.ts';
import { readBatches } from '../../platform/db/readBatches.ts';
import { wherePerson } from '../../platform/db/wherePerson.ts';
import { selectBouncesByAddresses, selectInboundMailsByPerson } from '../conversations/inbound/queries.ts';
import {
  selectDraftsByEnquiries,
  selectFilesByPerson,
  selectMessagesByPerson,
} from '../conversations/queries.ts';
import { selectActivityByEvents } from '../dashboard/queries.ts';
import { selectQuarantinedByPerson } from '../enquiries/quarantine/queries.ts';
import { findPersonEnquiries, selectEnquiriesByIds, selectNotesByEnquiries } from '../enquiries/queries.ts';
import { selectSubscribersByEmail } from '../newsletter/queries.ts';
import { selectDeliveriesTo } from '../operations/queries.ts';
import { selectOutcomesByEnquiries } from '../responses/queries.ts';
import { selectInvitationsByEnquiries } from '../reviews/invitations/queries.ts';
import { selectReviewsByPerson } from '../reviews/queries.ts';
import type { Found, Person } from './contract.ts';

/** A person, and the results of the search for them: their enquiries and subscriptions, including deleted ones. */
export type Subjects = {
  person: Person;
  enquiries: number[];
  subscribers: number[];
  /** The address of the search. A phone number leads to none, because an address may belong to a family. */
  emails: string[];
  /** The addresses in the enquiries. */
  enquiryEmails: string[];
};

/**
 * Finds a person. Reads the whole events table, because only that knows deleted entries: such requests are rare, and an
 * index for them would slow down every enquiry.
 */
export async function findSubjects(trx: Transaction, person: Person): Promise<Subjects> {
  await allowSlowStatements(trx);
  const { email } = person;
  const rows = await findPersonEnquiries(trx, person);
  const entities: { entity_type: string; entity_id: number }[] = await trx('events')
    .distinct('entity_type', 'entity_id')
    .whereIn('entity_type', ['enquiry', 'subscriber'])
    .where((query) => {
      wherePerson(query, person, { email: `data->>'email'`, phone: `data->>'phone'` });
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
    person,
    enquiries: [...new Set([...rows.map(({ id }) => id), ...listIds('enquiry')])],
    subscribers: listIds('subscriber'),
    emails: email === undefined ? [] : [email.toLowerCase()],
    enquiryEmails: [...new Set(rows.map((row) => row.email.toLowerCase()))],
  };
}

type PersonalTable = {
  label: string;
  /** The column that identifies a row, if it is not `id`. */
  key?: string;
  matching: (db: Database, subjects: Subjects) => Knex.QueryBuilder;
};

/** The events about the search results. */
export const selectEventsAbout = (
  db: Database,
  { enquiries, subscribers }: Pick<Subjects, 'enquiries' | 'subscribers'>,
): Knex.QueryBuilder =>
  db('events').where((query) => {
    query
      .where((one) => one.where({ entity_type: 'enquiry' }).whereIn('entity_id', enquiries))
      .orWhere((one) => one.where({ entity_type: 'subscriber' }).whereIn('entity_id', subscribers));
  });

/** A table whose rows belong to enquiries. */
const ofEnquiries = (
  label: string,
  select: (db: Database, enquiries: number[]) => Knex.QueryBuilder,
  key?: string,
): PersonalTable => ({ label, key, matching: (db, { enquiries }) => select(db, enquiries) });

/** Every table with data of people who are not staff. */
export const personalTables = {
  enquiries: ofEnquiries('Enquiries', selectEnquiriesByIds),
  enquiry_notes: ofEnquiries('Notes of staff on their enquiries', selectNotesByEnquiries),
  // Counts without personal data, so that an erasure leaves it.
  enquiry_outcomes: ofEnquiries('Outcomes of their enquiries', selectOutcomesByEnquiries, 'enquiry_id'),
  conversation_messages: {
    label: 'Messages of their conversations',
    matching: selectMessagesByPerson,
  },
  message_files: {
    label: 'Files of their conversations',
    matching: selectFilesByPerson,
  },
  reply_drafts: ofEnquiries('Drafts of replies to them', selectDraftsByEnquiries),
  inbound_mails: {
    label: 'Mails from them, as they arrived',
    matching: selectInboundMailsByPerson,
  },
  bounced_addresses: {
    label: 'Addresses of theirs that mail does not reach',
    key: 'address',
    matching: (db, { emails }) => selectBouncesByAddresses(db, emails),
  },
  quarantined_submissions: {
    label: 'Submissions in quarantine',
    matching: (db, { person }) => selectQuarantinedByPerson(db, person),
  },
  subscribers: {
    label: 'Newsletter subscriptions',
    matching: (db, { person }) => selectSubscribersByEmail(db, person.email ?? ''),
  },
  reviews: {
    label: 'Reviews of journeys',
    matching: selectReviewsByPerson,
  },
  review_invitations: ofEnquiries(
    'Invitations to review their journeys',
    selectInvitationsByEnquiries,
    'enquiry_id',
  ),
  events: {
    label: 'Events: what happened, and when',
    matching: selectEventsAbout,
  },
  activity: {
    label: 'Lines of the activity feed',
    key: 'event_id',
    matching: (db, subjects) => selectActivityByEvents(db, selectEventsAbout(db, subjects).select('id')),
  },
  mail_deliveries: {
    label: 'Mails to them',
    // Those to a phone number are known by what they were about.
    matching: (db, { emails, enquiryEmails, ...about }) =>
      about.person.email === undefined
        ? selectDeliveriesTo(db, enquiryEmails, selectEventsAbout(db, about).select('id'))
        : selectDeliveriesTo(db, emails),
  },
} satisfies Record<string, PersonalTable>;

/** The number of rows about a person, table by table. */
export async function countKnown(trx: Transaction, subjects: Subjects): Promise<Found> {
  const found: Found = [];
  for (const [table, { label, matching }] of Object.entries(personalTables)) {
    found.push({ table, label, rows: await countRows(matching(trx, subjects)) });
  }
  return found;
}

const batchSize = 500;

/** All rows of one table about a person, in batches; all columns, so that none can be forgotten. */
export const readKnownBatches = (
  db: Database,
  { key = 'id', matching }: PersonalTable,
  subjects: Subjects,
): AsyncGenerator<Record<string, unknown>[]> =>
  readBatches(batchSize, (last) =>
    transaction(db, async (trx) => {
      await allowSlowStatements(trx);
      const query = matching(trx, subjects).select('*').orderBy(key).limit(batchSize);
      return last ? query.where(key, '>', last[key] as number) : query;
    }),
  );

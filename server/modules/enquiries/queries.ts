import type { Knex } from 'knex';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { readPage } from '../../platform/db/readPage.ts';
import type { ConsentVersion } from './consent.contract.ts';
import type {
  EnquiryChannel,
  EnquiryListInput,
  EnquiryPriority,
  EnquiryRow,
  EnquiryStatus,
  EnquiryType,
} from './contract.ts';
import type { Attachment, Services } from './Enquiry.ts';
import { applyEnquiryFilters, type Clock, isCountedByKind, type Scope } from './filters.ts';
import { allNotes } from './notes.ts';

/** An enquiry as the database answers it, with the name of the person it is assigned to. */
export type EnquiryRecord = {
  id: number;
  reference: string;
  channel: EnquiryChannel;
  enquiry_type: EnquiryType;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  status: EnquiryStatus;
  priority: EnquiryPriority;
  assigned_to: number | null;
  assigned_to_name: string | null;
  contact_time: string | null;
  services: Services;
  source_page: string | null;
  destination: string | null;
  travel_type: string | null;
  event_date: string | null;
  guest_count: number | null;
  budget_range: string | null;
  venue: string | null;
  attachment: Attachment | null;
  consent_version: ConsentVersion | null;
  consented_at: Date | null;
  erased_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

/** The number that people read, as the database writes it too. */
export const toReference = (id: number) => `SN-${String(id).padStart(6, '0')}`;

const listColumns = [
  'enquiries.id',
  'enquiries.reference',
  'enquiries.channel',
  'enquiries.enquiry_type',
  'enquiries.name',
  'enquiries.email',
  'enquiries.phone',
  'enquiries.subject',
  'enquiries.destination',
  'enquiries.travel_type',
  'enquiries.status',
  'enquiries.priority',
  'enquiries.assigned_to',
  'enquiries.attachment',
  'enquiries.created_at',
  'enquiries.updated_at',
] as const;

const allColumns = [
  ...listColumns,
  'enquiries.message',
  'enquiries.contact_time',
  'enquiries.services',
  'enquiries.source_page',
  'enquiries.event_date',
  'enquiries.guest_count',
  'enquiries.budget_range',
  'enquiries.venue',
  'enquiries.consent_version',
  'enquiries.consented_at',
  'enquiries.erased_at',
] as const;

export type ListRecord = Pick<
  EnquiryRecord,
  'channel' | 'attachment' | 'created_at' | 'updated_at' | Extract<keyof EnquiryRow, keyof EnquiryRecord>
>;

const assigneeName = (db: Database | Transaction) =>
  db.raw(`(select trim(users.first_name || ' ' || users.last_name) from users
           where users.id = enquiries.assigned_to) as assigned_to_name`);

/** Counts by all that enquiries are filtered by, except text and time: exact, because both parts are read at once. */
export const enquiryCounts = (db: Database): Knex.QueryBuilder =>
  db.from(db.raw('(table enquiry_counts union all table enquiry_count_changes) as enquiries'));

/** How many enquiries a filter leaves: what the list of that filter has in all. */
export async function countEnquiries(db: Database, filter: Scope, clock: Clock): Promise<number> {
  const row = isCountedByKind(filter)
    ? await applyEnquiryFilters(enquiryCounts(db), filter, clock)
        .sum({ total: 'enquiries.amount' })
        .first<{ total: number | null } | undefined>()
    : await applyEnquiryFilters(db('enquiries'), filter, clock)
        .count({ total: '*' })
        .first<{ total: number } | undefined>();
  return row?.total ?? 0;
}

/** One page of a listing, and how many rows there are in all. */
export async function listEnquiries(
  db: Database,
  filter: Scope & EnquiryListInput,
  clock: Clock,
): Promise<{ rows: ListRecord[]; total: number }> {
  return readPage<ListRecord>(() => applyEnquiryFilters(db('enquiries'), filter, clock), {
    total: await countEnquiries(db, filter, clock),
    columns: [...listColumns, assigneeName(db)],
    sort: [`enquiries.${filter.sort}`, 'enquiries.id'],
    order: filter.order,
    page: filter.page,
    limit: filter.limit,
  });
}

/** One enquiry, or undefined; `channel` narrows it to those that came through one door. */
export async function getEnquiry(
  db: Database | Transaction,
  id: number,
  channel?: EnquiryChannel,
): Promise<EnquiryRecord | undefined> {
  return db('enquiries')
    .select(...allColumns, assigneeName(db))
    .where({ 'enquiries.id': id, ...(channel ? { 'enquiries.channel': channel } : {}) })
    .first<EnquiryRecord | undefined>();
}

const batchSize = 1000;

/** An enquiry with all its notes as one text. */
export type ExportRecord = EnquiryRecord & { notes: string | null };

/** Every enquiry that a filter leaves, newest first, in batches; each batch is one indexed read. */
export async function* eachEnquiry(
  db: Database,
  filter: Scope,
  clock: Clock,
): AsyncGenerator<ExportRecord[]> {
  let last: ExportRecord | undefined;
  do {
    const query = applyEnquiryFilters(db('enquiries'), filter, clock)
      .select(...allColumns, assigneeName(db), db.raw(`${allNotes} as notes`))
      .orderBy([
        { column: 'enquiries.created_at', order: 'desc' },
        { column: 'enquiries.id', order: 'desc' },
      ])
      .limit(batchSize);
    if (last) query.whereRaw('(enquiries.created_at, enquiries.id) < (?, ?)', [last.created_at, last.id]);
    const rows: ExportRecord[] = await query;
    if (rows.length > 0) yield rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

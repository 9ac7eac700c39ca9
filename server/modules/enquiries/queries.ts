import type { Knex } from 'knex';
import type { ConsentVersion } from '../../platform/consent/contract.ts';
import { addDays, dayStart } from '../../platform/days.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { readPage } from '../../platform/pages.ts';
import { containing } from '../../platform/search.ts';
import type {
  EnquiryChannel,
  EnquiryFilter,
  EnquiryListInput,
  EnquiryPriority,
  EnquiryRow,
  EnquiryStatus,
  EnquiryType,
} from './contract.ts';
import type { Attachment, Services } from './Enquiry.ts';

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
  notes: string | null;
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
export const referenceOf = (id: number) => `SN-${String(id).padStart(6, '0')}`;

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
  'enquiries.notes',
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

type Scope = EnquiryFilter & { channel?: EnquiryChannel };

/**
 * The enquiries of one channel (or both) that a filter leaves; days are whole days of `timeZone`.
 * @param query reads enquiries, or counts of them, under the name `enquiries`
 */
export function filtered(query: Knex.QueryBuilder, filter: Scope, timeZone: string): Knex.QueryBuilder {
  if (filter.channel) query.where('enquiries.channel', filter.channel);
  if (filter.type) query.where('enquiries.enquiry_type', filter.type);
  if (filter.status) query.where('enquiries.status', filter.status);
  if (filter.priority) query.where('enquiries.priority', filter.priority);
  if (filter.assigned_to === 'none') query.whereNull('enquiries.assigned_to');
  else if (filter.assigned_to) query.where('enquiries.assigned_to', filter.assigned_to);
  if (filter.search) query.whereRaw('enquiry_search_text(enquiries) like ?', containing(filter.search));
  if (filter.start_date) query.where('enquiries.created_at', '>=', dayStart(filter.start_date, timeZone));
  if (filter.end_date) {
    query.where('enquiries.created_at', '<', dayStart(addDays(filter.end_date, 1), timeZone));
  }
  return query;
}

/** Counts by all that enquiries are filtered by, except text and time: exact, because both parts are read at once. */
export const enquiryCounts = (db: Database): Knex.QueryBuilder =>
  db.from(db.raw('(table enquiry_counts union all table enquiry_count_changes) as enquiries'));

async function sumCounts(counts: Knex.QueryBuilder): Promise<number> {
  const row = await counts.sum({ total: 'enquiries.amount' }).first<{ total: number | null } | undefined>();
  return row?.total ?? 0;
}

/** One page of a listing, and how many rows there are in all. */
export async function listEnquiries(
  db: Database,
  filter: Scope & EnquiryListInput,
  timeZone: string,
): Promise<{ rows: ListRecord[]; total: number }> {
  const { search, start_date, end_date } = filter;
  const isCounted = !search && !start_date && !end_date;
  return readPage<ListRecord>(() => filtered(db('enquiries'), filter, timeZone), {
    ...(isCounted ? { total: await sumCounts(filtered(enquiryCounts(db), filter, timeZone)) } : {}),
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

/** Every enquiry that a filter leaves, newest first, in batches; each batch is one indexed read. */
export async function* eachEnquiry(
  db: Database,
  filter: Scope,
  timeZone: string,
): AsyncGenerator<EnquiryRecord[]> {
  let last: EnquiryRecord | undefined;
  do {
    const query = filtered(db('enquiries'), filter, timeZone)
      .select(...allColumns, assigneeName(db))
      .orderBy([
        { column: 'enquiries.created_at', order: 'desc' },
        { column: 'enquiries.id', order: 'desc' },
      ])
      .limit(batchSize);
    if (last) query.whereRaw('(enquiries.created_at, enquiries.id) < (?, ?)', [last.created_at, last.id]);
    const rows: EnquiryRecord[] = await query;
    if (rows.length > 0) yield rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

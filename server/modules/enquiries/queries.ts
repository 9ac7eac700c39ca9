import type { Knex } from 'knex';
import { countRows } from '../../platform/db/countRows.ts';
import type { Database } from '../../platform/db/db.ts';
import { readBatches } from '../../platform/db/readBatches.ts';
import { type Page, readPage } from '../../platform/db/readPage.ts';
import { type PersonKey, wherePerson } from '../../platform/db/wherePerson.ts';
import { requireFound } from '../../platform/errors.ts';
import { fullNameInSql } from '../accounts/users/queries.ts';
import {
  type ClockRecord,
  clockInSql,
  countClocks,
  joinClocks,
  joinClocksInView,
} from '../replyClock/queries.ts';
import {
  coveredChannels,
  type EnquiryChannel,
  type EnquiryListInput,
  type EnquiryRow,
  enquiryChannels,
  enquiryRowSchema,
} from './contract.ts';
import { type Enquiry, type EnquiryColumn, enquiryColumns } from './Enquiry.ts';
import {
  applyEnquiryFilters,
  type FilterContext,
  isClockView,
  isCountedByKind,
  type Scope,
} from './filters.ts';
import { allNotes } from './notes.ts';

/** An enquiry as the database returns it, with the name of the person it is assigned to. */
export type EnquiryRecord = Pick<Enquiry, EnquiryColumn> & { assigned_to_name: string | null };

export { countRequestedSeats } from './countRequestedSeats.ts';
export { type Closing, getClosing } from './getClosing.ts';
export { listHistory } from './listHistory.ts';
export { listNotes } from './notes.ts';
export { listPersonEnquiries, type PersonEnquiry } from './personEnquiries.ts';

/** The columns of the list, and those that its other fields derive from. */
const listColumns = enquiryColumns.filter(
  (name) => name in enquiryRowSchema.shape || name === 'channel' || name === 'attachment',
);
const qualified = (columns: readonly EnquiryColumn[]) => columns.map((name) => `enquiries.${name}`);

export type ListRecord = ClockRecord &
  Pick<EnquiryRecord, 'channel' | 'attachment' | Extract<keyof EnquiryRow, keyof EnquiryRecord>>;

const assigneeName = (db: Database) =>
  db.raw(`${fullNameInSql('enquiries.assigned_to')} as assigned_to_name`);

/** Counts by every filter except text and time: exact, because both parts are read at once. */
export const selectEnquiryCounts = (db: Database): Knex.QueryBuilder =>
  db.from(db.raw('(table enquiry_counts union all table enquiry_count_changes) as enquiries'));

/** The users who have enquiries, including those to whom no more can be assigned. */
export async function listAssignedIds(db: Database): Promise<number[]> {
  return selectEnquiryCounts(db)
    .whereNotNull('assigned_to')
    .groupBy('assigned_to')
    .having(db.raw('sum(amount)'), '>', 0)
    .pluck<number[]>('assigned_to');
}

/** How many enquiries match a filter: the total of its list. */
export async function countEnquiries(db: Database, filter: Scope, context: FilterContext): Promise<number> {
  const { view, ...narrowed } = filter;
  const isWholeView = Object.values(narrowed).every((value) => value === undefined);
  if (isClockView(view) && isWholeView) return countClocks(db, view, context.now);
  if (!isCountedByKind(filter)) return countRows(applyEnquiryFilters(db('enquiries'), filter, context));
  const counted = await applyEnquiryFilters(selectEnquiryCounts(db), filter, context)
    .sum({ total: 'enquiries.amount' })
    .first<{ total: number | null } | undefined>();
  return counted?.total ?? 0;
}

/** Columns for sorts whose column has another name; a rank is a function that Postgres calls as a column. */
const sortColumns: Partial<Record<EnquiryListInput['sort'], string>> = {
  due_at: 'reply_clocks.due_at',
  priority: 'enquiries.priority_rank',
  status: 'enquiries.status_rank',
};

/** One page of a list, and the total number of rows. */
export async function listEnquiries(
  db: Database,
  filter: Scope & EnquiryListInput,
  context: FilterContext,
): Promise<Page<ListRecord>> {
  const { sort, order, page, limit, ...scope } = filter;
  const select = () => {
    const enquiries = db('enquiries');
    if (sort !== 'due_at') return applyEnquiryFilters(enquiries, scope, context);
    const { view, ...others } = scope;
    return isClockView(view)
      ? applyEnquiryFilters(joinClocksInView(enquiries, view, context.now), others, context)
      : applyEnquiryFilters(joinClocks(enquiries), scope, context);
  };
  return readPage(select, {
    total: await countEnquiries(db, scope, context),
    columns: [...qualified(listColumns), db.raw(clockInSql), assigneeName(db)],
    sort: [sortColumns[sort] ?? `enquiries.${sort}`, 'enquiries.id'],
    order,
    page,
    limit,
  });
}

export const notFoundText = 'Enquiry not found';

const selectEnquiries = (db: Database): Knex.QueryBuilder =>
  db('enquiries').select(...qualified(enquiryColumns), assigneeName(db));

/** `channel` narrows it to the enquiries of one channel. */
export const selectEnquiry = (db: Database, id: number, channel?: EnquiryChannel): Knex.QueryBuilder =>
  selectEnquiries(db)
    .where({ 'enquiries.id': id })
    .whereIn('enquiries.channel', channel ? coveredChannels(channel) : enquiryChannels);

/** One enquiry, or undefined; `channel` narrows it to those of one channel. */
export const getEnquiry = (
  db: Database,
  id: number,
  channel?: EnquiryChannel,
): Promise<(EnquiryRecord & ClockRecord) | undefined> =>
  selectEnquiry(db, id, channel)
    .select(db.raw(clockInSql))
    .first<(EnquiryRecord & ClockRecord) | undefined>();

/** One enquiry. @throws AppError 404 */
export const requireEnquiry = async (
  db: Database,
  id: number,
  channel?: EnquiryChannel,
): Promise<EnquiryRecord & ClockRecord> => requireFound(await getEnquiry(db, id, channel), notFoundText);

/** The enquiries that were merged into one, oldest first, without erased ones; at most 50. */
export const listMergedEnquiries = (db: Database, id: number): Promise<EnquiryRecord[]> =>
  selectEnquiries(db).where({ merged_into: id, erased_at: null }).orderBy('id').limit(50);

/** The ids of the enquiries that duplicates were merged into. */
export const selectMainEnquiryIds = (db: Database, duplicates: Knex.QueryBuilder): Knex.QueryBuilder =>
  db('enquiries').whereIn('id', duplicates).whereNotNull('merged_into').select('merged_into');

const batchSize = 1000;

export type ExportRecord = EnquiryRecord & { notes: string | null };

/** Every enquiry that matches a filter, newest first, in batches; each batch is one indexed read. */
export const readEnquiryBatches = (
  db: Database,
  filter: Scope,
  context: FilterContext,
): AsyncGenerator<ExportRecord[]> =>
  readBatches(batchSize, (last) => {
    const query = applyEnquiryFilters(db('enquiries'), filter, context)
      .select(...qualified(enquiryColumns), assigneeName(db), db.raw(`${allNotes} as notes`))
      .orderByRaw('enquiries.created_at desc, enquiries.id desc')
      .limit(batchSize);
    if (last) query.whereRaw('(enquiries.created_at, enquiries.id) < (?, ?)', [last.created_at, last.id]);
    return query;
  });

/** The enquiries of a person that are not deleted. */
export async function findPersonEnquiries(
  db: Database,
  person: PersonKey,
): Promise<{ id: number; email: string }[]> {
  const query = wherePerson(db('enquiries'), person, { email: 'email', phone: 'phone' });
  // The index of numbers contains only enquiries with one.
  if (person.phone !== undefined) query.whereNotNull('phone');
  return query.select('id', 'email');
}

export const selectEnquiriesByIds = (db: Database, ids: number[]): Knex.QueryBuilder =>
  db('enquiries').whereIn('id', ids);

export const selectNotesByEnquiries = (db: Database, enquiryIds: number[]): Knex.QueryBuilder =>
  db('enquiry_notes').whereIn('enquiry_id', enquiryIds);

/** The enquiries with a preferred date in a period, without duplicates and erased ones. */
export const selectEnquiriesByEventDate = (
  db: Database,
  { from, to }: { from: string; to: string },
): Knex.QueryBuilder =>
  db('enquiries').whereBetween('event_date', [from, to]).where({ erased_at: null, merged_into: null });

/** The number of open enquiries by age, newest first. */
export async function countOpenByAge(db: Database, now: Date): Promise<{ name: string; count: number }[]> {
  const ages = ['Under 1 day', '1 to 3 days', '3 to 7 days', 'Over 7 days'];
  const rows: { age: number; count: number }[] = await applyEnquiryFilters(
    db('enquiries'),
    { view: 'open' },
    { timeZone: 'UTC', now },
  )
    .select(
      db.raw(`width_bucket(extract(epoch from ?::timestamptz - created_at) / 86400, array[1, 3, 7]) as age`, [
        now,
      ]),
    )
    .count({ count: '*' })
    .groupBy('age');
  return ages.map((name, age) => ({ name, count: rows.find((row) => row.age === age)?.count ?? 0 }));
}

/** The number of overdue enquiries by assignee, most first. */
export async function countOverdueByPerson(
  db: Database,
  now: Date,
): Promise<{ name: string; count: number }[]> {
  return applyEnquiryFilters(db('enquiries'), { view: 'overdue' }, { timeZone: 'UTC', now })
    .select(db.raw(`coalesce(${fullNameInSql('enquiries.assigned_to')}, 'Unassigned') as name`))
    .count({ count: '*' })
    .groupBy('enquiries.assigned_to')
    .orderBy('count', 'desc')
    .limit(50);
}

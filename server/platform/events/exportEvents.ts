import { type Database, transaction } from '../db/db.ts';
import { type Context, type EventShape, record } from './events.ts';

type ExportEventData = {
  list: 'enquiries' | 'newsletter' | 'audit_log' | 'responses';
  format: 'csv' | 'json';
  /** The number of rows at the time of the request. */
  rows: number;
  /** What narrowed the list. Of a search only that there was one: it may be the name of a person who is to be erased. */
  filter: Record<string, string>;
};

/** A list left the product. It is recorded before the first row is sent. */
export type ExportEvent = EventShape & { type: 'list.exported'; data: ExportEventData };

export type ExportFacts = Omit<ExportEventData, 'filter'> & { filter: Record<string, unknown> };

/** Records an export; the first row is sent after it. */
export const recordExport = (db: Database, facts: ExportFacts, context: Context): Promise<void> =>
  transaction(db, (trx) => record(trx, listExported(facts), context));

const listExported = ({ filter, ...facts }: ExportFacts): ExportEvent => ({
  type: 'list.exported',
  entity: { type: 'export', id: 1 },
  data: { ...facts, filter: toRecordedFilter(filter) },
});

const toRecordedFilter = (filter: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'search' ? 'a text' : String(value)]),
  );

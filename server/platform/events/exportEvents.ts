import { type Database, transaction } from '../db/db.ts';
import { type CommandContext, createEventConstructor, type Events, record } from './events.ts';

type ExportEventData = {
  list: 'enquiries' | 'newsletter' | 'audit_log' | 'responses';
  format: 'csv' | 'json';
  /** The number of rows at the time of the request. */
  rows: number;
  /**
   * The filters of the list. For a search only that there was one: it may be the name of a person whose data must be
   * erased.
   */
  filter: Record<string, string>;
};

/** A list was exported. Recorded before the first row is sent. */
export type ExportEvent = Events<{ 'list.exported': ExportEventData }>;

const exportEvent = createEventConstructor<ExportEvent>('export');

export type ExportFacts = Omit<ExportEventData, 'filter'> & { filter: Record<string, unknown> };

/** Records an export; the first row is sent after it. */
export async function recordExport(
  db: Database,
  { filter, ...facts }: ExportFacts,
  context: CommandContext,
): Promise<void> {
  const event = exportEvent('list.exported', 1, { ...facts, filter: toRecordedFilter(filter) });
  await transaction(db, (trx) => record(trx, event, context));
}

const toRecordedFilter = (filter: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'search' ? 'a text' : String(value)]),
  );

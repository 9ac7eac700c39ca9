import type { Database } from '../db/db.ts';
import { type ExportFacts, recordExport } from '../events/exportEvents.ts';
import { type CsvCell, csvStream } from '../text/csv.ts';
import { toDay } from '../text/days.contract.ts';
import type { Caller } from './endpoints.ts';

type CsvExport<Row> = Omit<ExportFacts, 'format'> & {
  /** The name of the file, without the day and the extension. */
  name: string;
  header: readonly string[];
  batches: AsyncIterable<Row[]> | Iterable<Row[]>;
  /** One line of the file, in the order of `header`. */
  toCells: (row: Row) => CsvCell[];
  /** The agency's. */
  timeZone: string;
};

/** Responds with a CSV file to download, and records the export. Memory use does not grow with the number of rows. */
export async function sendCsvExport<Row>(
  db: Database,
  { context, ctx }: Pick<Caller, 'context' | 'ctx'>,
  { name, header, batches, toCells, timeZone, ...facts }: CsvExport<Row>,
): Promise<undefined> {
  await recordExport(db, { ...facts, format: 'csv' }, context);
  ctx.attachment(`${name}_${toDay(context.now, timeZone)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = csvStream(header, batches, toCells, timeZone);
}

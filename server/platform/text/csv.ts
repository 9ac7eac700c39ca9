import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { toLocalTime } from './days.contract.ts';

export type CsvCell = string | number | boolean | Date | null | undefined;

const byteOrderMark = '\uFEFF';

/**
 * Streams a CSV file: header, then batch by batch, so that memory does not grow with the number of rows. Every cell is
 * quoted; a byte-order mark marks the file as UTF-8 for spreadsheets. Times are written as spreadsheets read them, in the
 * time zone.
 */
export function csvStream<Row>(
  header: readonly string[],
  batches: AsyncIterable<Row[]> | Iterable<Row[]>,
  toCells: (row: Row) => CsvCell[],
  timeZone: string,
): Readable {
  const toCsv = (rows: CsvCell[][]) =>
    stringify(
      rows.map((row) =>
        row.map((cell) => escapeCsvFormula(cell instanceof Date ? toLocalTime(cell, timeZone) : cell)),
      ),
      { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
    );
  async function* text() {
    yield byteOrderMark + toCsv([[...header]]);
    for await (const rows of batches) if (rows.length > 0) yield toCsv(rows.map(toCells));
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: 64 * 1024 });
}

const phone = /^\+[\d\s()-]+$/;
const negativeNumber = /^-\d+(\.\d+)?$/;

/** White space, control characters and invisible characters: some spreadsheets skip them before a formula. */
const skipped = /^[\s\p{C}]+/u;

/**
 * Puts `'` before text that a spreadsheet would run as a formula, also where it starts with a full-width `＝` or after
 * characters that spreadsheets skip. Phone numbers and negative numbers are no formulas.
 */
export function escapeCsvFormula(cell: Exclude<CsvCell, Date>): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  const visible = text.replace(skipped, '');
  // Compatibility forms, including full-width ones, become the plain character.
  const isFormula = /^[\t\r]/.test(text) || /^[=+\-@]/.test(visible.slice(0, 2).normalize('NFKC'));
  if (!isFormula || phone.test(visible) || negativeNumber.test(visible)) return text;
  return `'${text}`;
}

import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | boolean | null | undefined;

const byteOrderMark = '\uFEFF';

/**
 * A CSV file as a stream: header, then batch after batch, so that memory does not grow with the number of rows.
 * Every cell is quoted; a byte-order mark tells spreadsheets that it is UTF-8.
 */
export function csvStream(header: readonly string[], batches: AsyncIterable<CsvCell[][]>): Readable {
  async function* text() {
    yield byteOrderMark + toCsv([[...header]]);
    for await (const rows of batches) if (rows.length > 0) yield toCsv(rows);
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: 64 * 1024 });
}

const toCsv = (rows: CsvCell[][]) =>
  stringify(
    rows.map((row) => row.map((cell) => disarm(cell))),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );

const phone = /^\+[\d\s()-]+$/;
const negativeNumber = /^-\d+(\.\d+)?$/;

/** Puts `'` before what a spreadsheet would run as a formula; phone numbers and negative numbers are none. */
export function disarm(cell: CsvCell): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  if (!/^[=+\-@\t\r]/.test(text) || phone.test(text) || negativeNumber.test(text)) return text;
  return `'${text}`;
}

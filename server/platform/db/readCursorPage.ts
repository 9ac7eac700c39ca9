/**
 * Reads one page of a list whose rows follow a cursor, the id of the last row of the previous page.
 * @param read reads at most the given number of rows: one more than the page has, which shows whether there is a next
 * page
 * @returns `next_cursor` is null on the last page
 */
export async function readCursorPage<Row extends { id: number }>(
  limit: number,
  read: (limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; next_cursor: number | null }> {
  const found = await read(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

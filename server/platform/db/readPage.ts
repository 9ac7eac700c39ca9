import type { Knex } from 'knex';
import { type Pagination, paginate } from '../contract.ts';
import { countRows } from './countRows.ts';

type Column = string | Knex.Raw;

type PageRequest = {
  columns: readonly Column[];
  /** Full column names, most significant first; the last one is unique. */
  sort: readonly string[];
  order: 'asc' | 'desc';
  page: number;
  limit: number;
  /** The total number of rows, if it is known without counting. */
  total?: number;
};

/** Rows of a list, and their position in it. */
export type Page<Row> = { rows: Row[]; pagination: Pagination };

/** From this offset on, finding the ids of a page first is faster. */
export const deepOffset = 1000;

/**
 * One page of the rows that `matching` finds. Pages in the second half are read from the other end, so that the last
 * page is as fast as the first, and rows far before a page are skipped in an index without being read. A page past the
 * end is empty.
 */
export async function readPage<Row>(
  matching: () => Knex.QueryBuilder,
  request: PageRequest,
): Promise<Page<Row>> {
  const { columns, sort, order, page, limit } = request;
  const total = request.total ?? (await countRows(matching()));
  const pagination = paginate(page, limit, total);
  const offset = (page - 1) * limit;
  const count = Math.min(limit, total - offset);
  if (count <= 0) return { rows: [], pagination };
  const fromEnd = offset > total / 2;
  const direction = (order === 'asc') !== fromEnd ? 'asc' : 'desc';
  const sorted = (query: Knex.QueryBuilder) =>
    query.orderBy(sort.map((column) => ({ column, order: direction })));
  const skipped = fromEnd ? total - offset - count : offset;
  // With a smaller limit, Postgres would scan the sort's index instead of the one that finds the few rows.
  const take = fromEnd ? count : limit;
  const cut = (query: Knex.QueryBuilder) => sorted(query).offset(skipped).limit(take);
  const key = sort.at(-1) ?? 'id';
  const rows: Row[] =
    skipped < deepOffset
      ? await cut(matching().select(...columns))
      : await sorted(matching().select(...columns)).whereIn(key, cut(matching().select(key)));
  return { rows: fromEnd ? rows.reverse() : rows, pagination };
}

import type { Knex } from 'knex';

type Column = string | Knex.Raw;

type PageRequest = {
  columns: readonly Column[];
  /** Full column names, most significant first; the last one is unique. */
  sort: readonly string[];
  order: 'asc' | 'desc';
  page: number;
  limit: number;
};

/**
 * One page of what `matching` finds, and how many there are in all. Pages of the second half are read from the
 * other end, so that the last page costs what the first one does. A page past the end is empty.
 */
export async function readPage<Row>(
  matching: () => Knex.QueryBuilder,
  { columns, sort, order, page, limit }: PageRequest,
): Promise<{ rows: Row[]; total: number }> {
  const counted = await matching().count({ total: '*' }).first<{ total: number } | undefined>();
  const total = counted?.total ?? 0;
  const offset = (page - 1) * limit;
  const count = Math.min(limit, total - offset);
  if (count <= 0) return { rows: [], total };
  const fromEnd = offset > total / 2;
  const direction = (order === 'asc') !== fromEnd ? 'asc' : 'desc';
  const rows: Row[] = await matching()
    .select(...columns)
    .orderBy(sort.map((column) => ({ column, order: direction })))
    .offset(fromEnd ? total - offset - count : offset)
    .limit(count);
  return { rows: fromEnd ? rows.reverse() : rows, total };
}

import type { Knex } from 'knex';

/** How many rows a query has. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const counted = await query.count({ total: '*' }).first<{ total: number } | undefined>();
  return counted?.total ?? 0;
}

import type { Knex } from 'knex';

/** The number of rows that a query finds. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const counted = await query.count({ total: '*' }).first<{ total: number } | undefined>();
  return counted?.total ?? 0;
}

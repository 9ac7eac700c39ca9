import type { Knex } from 'knex';

/** Runs a query that inserts one row, and returns the id of the row. */
export async function getInsertedId(insert: Knex.QueryBuilder): Promise<number> {
  const [row]: { id: number }[] = await insert.returning('id');
  if (!row) throw new Error('An insert returns its row');
  return row.id;
}

import type { Knex } from 'knex';

export async function getInsertedId(insert: Knex.QueryBuilder): Promise<number> {
  const [row]: { id: number }[] = await insert.returning('id');
  if (!row) throw new Error('An insert returns its row');
  return row.id;
}

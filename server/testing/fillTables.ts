import type { Database, Transaction } from '../platform/db/db.ts';

/**
 * Fills tables in one transaction. Their indexes, except unique ones, are built at the end: that takes a tenth of the
 * time that they take row by row.
 */
export async function fillTables(
  db: Database,
  tables: string[],
  fill: (trx: Transaction) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(`set local statement_timeout = 0; set local maintenance_work_mem = '512MB'`);
    const { rows } = await trx.raw<{ rows: { name: string; definition: string }[] }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = any(?::regclass[]) and not indisunique`,
      [tables],
    );
    for (const { name } of rows) await trx.raw('drop index ??', [name]);
    await fill(trx);
    for (const { definition } of rows) await trx.raw(definition);
  });
}

import type { Database } from '../platform/db/db.ts';
import { eventually } from './eventually.ts';

/**
 * Vacuums a table until its pages are marked as visible to all, as Postgres requires to read an index alone. A transaction
 * that is older than the rows, such as that of an automatic analyze of another table, delays it.
 */
export const vacuumTable = (db: Database, name: string): Promise<boolean> =>
  eventually(async () => {
    await db.raw('vacuum analyze ??', [name]);
    const marked = await db('pg_class')
      .where({ relname: name, relkind: 'r' })
      .whereRaw('relallvisible >= 0.95 * relpages')
      .select('oid');
    return marked.length > 0;
  });

import type { Database } from '../platform/db/db.ts';
import { eventually } from './eventually.ts';

/** Waits until a number of connections to the database of a test wait for a lock. */
export const waitUntilBlocked = (db: Database, connections = 1): Promise<boolean> =>
  eventually(async () => {
    const { rows } = await db.raw(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length >= connections;
  });

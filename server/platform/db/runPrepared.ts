import type { Database } from './db.ts';

/** The part of a pg connection, from knex's pool, that we use. */
type Connection = {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
};

/**
 * Runs a statement that each connection prepares once, bypassing knex: for the few whose planning and building would
 * cost more than their execution. `$1` to `$n` stand for the values.
 * @param name of the statement; another text needs another name
 */
export async function runPrepared<Row>(
  db: Database,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const connection: Connection = await db.client.acquireConnection();
  try {
    // Emits the same event as knex for its own queries.
    db.emit('query', { sql: text, bindings: values });
    const { rows } = await connection.query({ name, text, values });
    return rows as Row[]; // as the statement says
  } catch (error) {
    // As knex does: `openDatabase` replaces connections to a read-only server.
    db.client.emit('query-error', error, connection);
    throw error;
  } finally {
    await db.client.releaseConnection(connection);
  }
}

import { expect, it, onTestFinished } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Database, openDatabase } from './db.ts';
import { runPrepared } from './runPrepared.ts';

const database = useDatabase();

const deletePrepared = async (db: Database) =>
  (await runPrepared(db, 'delete_users', 'delete from users', [])).length;

it.each([
  ['a statement', (db: Database) => db('users').delete()],
  ['a prepared statement', (db: Database) => deletePrepared(db)],
  ['a statement of a transaction', (db: Database) => db.transaction((trx) => trx('users').delete())],
  ['a prepared statement of a transaction', (db: Database) => db.transaction(deletePrepared)],
])('after %s is refused by a read-only server, the next one has a new connection', async (_, write) => {
  // As after a failover while the address still leads to the former server. Only new connections are read-only.
  const setReadOnly = (mode: 'on' | 'off') =>
    database.db.transaction(async (trx) => {
      await trx.raw('set transaction read write');
      await trx.raw(`alter database ?? set default_transaction_read_only = ${mode}`, [
        new URL(database.url).pathname.slice(1),
      ]);
    });
  await setReadOnly('on');
  const db = openDatabase(database.url, 1);
  onTestFinished(() => db.destroy());
  await expect(write(db)).rejects.toMatchObject({ code: '25006' });
  await setReadOnly('off');
  expect(await write(db)).toBe(0);
});

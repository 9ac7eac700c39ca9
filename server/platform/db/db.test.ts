import { expect, it, onTestFinished } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Database, openDatabase } from './db.ts';

const database = useDatabase();

it.each([
  ['a statement', (db: Database) => db('users').delete()],
  ['a transaction', (db: Database) => db.transaction((trx) => trx('users').delete())],
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

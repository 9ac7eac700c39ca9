import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { down } from '../../migrations/202611290310_searches_without_accents.ts';
import { type Database, openDatabase, type Transaction } from '../platform/db/db.ts';
import { migrateToLatest } from '../platform/db/migrations.ts';
import { useDatabase } from './database.ts';

const name = '202611290310_searches_without_accents';
const patient = { timeout: 60_000 };

const insertEvents = (db: Database, amount: number) =>
  db.raw(
    `insert into events (type, entity_type, entity_id, data, occurred_at)
     select 'post.revised', 'post', n, '{"title":"On the road"}', now() from generate_series(1, ?::integer) as n`,
    [amount],
  );

const indexes = async (db: Database) => {
  const { rows } = await db.raw(
    `select pg_get_indexdef(indexrelid) as definition, indisvalid as valid from pg_index
     where indrelid = 'events'::regclass order by 1`,
  );
  return rows;
};

describe.each([
  ['from the beginning', down],
  [
    'where an earlier run was broken off',
    async (trx: Transaction) => {
      await trx.raw('drop index posts_search_folded');
      await trx.raw(
        `update pg_index set indisvalid = false where indexrelid = 'events_search_folded'::regclass`,
      );
    },
  ],
])('indexes of the table that every command writes to, %s', (_, undo) => {
  const database = useDatabase();

  it('are built while others write, and for two that migrate at once', async () => {
    const { db } = database;
    const [one, other] = [openDatabase(database.url, 2, 'one'), openDatabase(database.url, 2, 'other')];
    const waits = () =>
      db('pg_stat_activity').where({ application_name: 'one', wait_event_type: 'Lock' }).select('wait_event');
    try {
      await insertEvents(db, 1000);
      const complete = await indexes(db);
      await db.transaction(async (trx) => {
        await undo(trx);
        await trx('knex_migrations').where({ name }).delete();
      });

      const writing = await db.transaction();
      await insertEvents(writing, 1);
      const migrating = migrateToLatest(one);
      await expect.poll(waits, patient).not.toEqual([]);
      const second = migrateToLatest(other);
      for (let n = 0; n < 20; n += 1) await insertEvents(db, 1);
      await writing.commit();

      expect(await migrating).toEqual([name]);
      expect(await second).toEqual([]);
      expect(await indexes(db)).toEqual(complete);
      expect(await db('events').count({ n: '*' }).first()).toEqual({ n: 1021 });
    } finally {
      await Promise.all([one.destroy(), other.destroy()]);
    }
  });
});

it('a concurrent index build has no lock timeout, which would throw it away when it is finished', async () => {
  const waits: string[] = [];
  for (const file of await readdir('migrations')) {
    const [, statements = ''] = (await readFile(`migrations/${file}`, 'utf8')).split('async function up');
    const [before = '', ...builds] = statements.split('index concurrently');
    if (builds.length === 0) continue;
    waits.push(file);
    expect(before, file).toContain('set lock_timeout = 0');
  }
  expect(waits.length).toBeGreaterThan(10);
});

import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { migrateToLatest } from './migrations.ts';

describe('a migration that fails', () => {
  const database = useDatabase();

  it.each([
    ['202611260101_sign_in_addresses', 'has a statement of one line'],
    ['202611260740_seats_of_former_duplicates', 'has a statement of several lines'],
  ])('is named with only the reason: %s %s', async (name) => {
    const { db } = database;
    await db('knex_migrations').where({ name }).delete();
    await db.raw('alter table events rename column type to kind');
    await expect(migrateToLatest(db)).rejects.toThrow(new Error(`${name}: column "type" does not exist`));
    await db.raw('alter table events rename column kind to type');
    await migrateToLatest(db);
  });
});

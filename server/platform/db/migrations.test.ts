import { describe, expect, it, vi } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { retryLockTimeouts } from './migrationLocks.ts';
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

it('a migration that waits for a lock has ten minutes, not counting the time before its first timeout', async () => {
  let minutes = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => minutes * 60_000);
  // How many minutes each try takes, and which migration then waits in vain.
  const steps = [
    [30, 'first'],
    [9, 'second'],
    [11, 'second'],
  ] as const;
  let tries = 0;
  const migrating = retryLockTimeouts(async () => {
    const [taken, name] = steps[tries++] ?? [0, 'none'];
    minutes += taken;
    const cause = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    throw new Error(`${name}: ${cause.message}`, { cause });
  });
  await expect(migrating).rejects.toThrow('second: ');
  expect(tries).toBe(steps.length);
  now.mockRestore();
});

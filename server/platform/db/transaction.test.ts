import { expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { transaction } from './db.ts';

const database = useDatabase();

it('runs once more after a deadlock', async () => {
  let locked = 0;
  let proceed = () => {};
  const bothHaveOne = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const lockBoth = (...keys: number[]) =>
    transaction(database.db, async (trx) => {
      for (const key of keys) {
        await trx.raw('select pg_advisory_xact_lock(?)', [key]);
        locked += 1;
        if (locked === 2) proceed();
        await bothHaveOne;
      }
      return keys;
    });
  expect(await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(locked).toBe(5);
});

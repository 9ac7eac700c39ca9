import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { paginate } from '../contract.ts';
import { readPage } from './readPage.ts';

const rows = 3001;

describe('a page of a list', () => {
  const database = useDatabase();
  const read = (page: number, limit: number, order: 'asc' | 'desc' = 'asc') =>
    readPage<{ entity_id: number }>(() => database.db('events'), {
      columns: ['entity_id'],
      sort: ['entity_id', 'id'],
      order,
      page,
      limit,
    });
  const numbers = async (...request: Parameters<typeof read>) =>
    (await read(...request)).rows.map((row) => row.entity_id);

  // The numbers 1 to 3001, stored in another order than their own.
  beforeAll(() =>
    database.db.raw(
      `insert into events (type, entity_type, entity_id, data, occurred_at)
       select 'a', 'thing', 1 + (n::bigint * 7919) % ?, '{}', now() from generate_series(1, ?) as n`,
      [rows, rows],
    ),
  );

  it.each([
    ['the first one', 1, [1, 2, 3, 4]],
    ['one far from both ends, before the middle', 300, [1197, 1198, 1199, 1200]],
    ['one far from both ends, behind the middle', 450, [1797, 1798, 1799, 1800]],
    ['the last full one', 750, [2997, 2998, 2999, 3000]],
    ['the last one, which is not full', 751, [3001]],
    ['one past the end', 752, []],
  ])('is in order: %s', async (_which, page, expected) => {
    expect(await read(page, 4)).toEqual({
      rows: expected.map((entity_id) => ({ entity_id })),
      pagination: paginate(page, 4, rows),
    });
  });

  it('is in the opposite order when asked for descending rows', async () => {
    expect(await numbers(1, 3, 'desc')).toEqual([3001, 3000, 2999]);
    expect(await numbers(400, 3, 'desc')).toEqual([1804, 1803, 1802]);
    expect(await numbers(1000, 3, 'desc')).toEqual([4, 3, 2]);
    expect(await numbers(1001, 3, 'desc')).toEqual([1]);
  });

  it('passes its full size to Postgres, which would otherwise read a sorted index to its end for a single row', async () => {
    const limits: unknown[] = [];
    const note = ({ bindings }: { bindings: unknown[] }) => limits.push(bindings.at(-1));
    database.db.on('query', note);
    const { rows: found } = await readPage(() => database.db('events').where({ entity_id: 7 }), {
      columns: ['entity_id'],
      sort: ['entity_id', 'id'],
      order: 'asc',
      page: 1,
      limit: 20,
    });
    database.db.off('query', note);
    expect(found).toEqual([{ entity_id: 7 }]);
    expect(limits.at(-1)).toBe(20);
  });
});

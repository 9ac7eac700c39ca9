import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBatcher } from './batch.ts';

const refusal = () => Object.assign(new Error('wrong data'), { code: '22003' });

describe('gathering', () => {
  it('does at once what comes at once, and answers each', async () => {
    const batches: number[][] = [];
    const double = createBatcher<number, number>({
      async work(items) {
        batches.push(items);
        return items.map((item) => item * 2);
      },
    });
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(await double(4)).toBe(8);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  it('puts into the next batch what comes while two are under way', async () => {
    const batches: number[][] = [];
    const ends: (() => void)[] = [];
    const slow = createBatcher<number, null>({
      async work(items) {
        batches.push(items);
        await new Promise<void>((resolve) => ends.push(resolve));
        return items.map(() => null);
      },
    });
    const answers: Promise<null>[] = [];
    for (const item of [1, 2, 3, 4]) {
      answers.push(slow(item));
      await setImmediate();
    }
    expect(batches).toEqual([[1], [2]]);
    ends[0]?.();
    await answers[0];
    await setImmediate();
    expect(batches).toEqual([[1], [2], [3, 4]]);
    for (const end of ends) end();
    await Promise.all(answers);
  });

  it('lets a bad one fail alone', async () => {
    const batches: number[][] = [];
    const store = createBatcher<number, string>({
      async work(items) {
        batches.push(items);
        if (items.includes(13)) throw refusal();
        return items.map((item) => `stored ${item}`);
      },
    });
    expect(await Promise.allSettled([11, 12, 13, 14].map(store))).toMatchObject([
      { value: 'stored 11' },
      { value: 'stored 12' },
      { reason: { code: '22003' } },
      { value: 'stored 14' },
    ]);
    expect(batches).toEqual([[11, 12, 13, 14], [11, 12], [13, 14], [13], [14]]);
  });

  it('tries nothing twice after a lost connection, because it may have been stored', async () => {
    let tries = 0;
    const store = createBatcher<number, string>({
      async work() {
        tries += 1;
        throw new Error('Connection terminated unexpectedly');
      },
    });
    const results = await Promise.allSettled([1, 2].map(store));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tries).toBe(1);
  });

  it.each([
    ['the connection was lost', '08006', 1],
    ['the server has no room', '53100', 1],
    ['the server shuts down', '57P01', 1],
    ['the disk failed', '58030', 1],
    ['a value is not allowed', '22003', 3],
    ['a row is missing', '23503', 3],
    ['two waited for one another', '40P01', 3],
    ['the code is none of the database', 'ECONNRESET', 1],
  ])('halves a batch only after a refusal that stored nothing: %s', async (_reason, code, expected) => {
    let tries = 0;
    const store = createBatcher<number, string>({
      async work() {
        tries += 1;
        throw Object.assign(new Error('failed'), { code });
      },
    });
    await Promise.allSettled([1, 2].map(store));
    expect(tries).toBe(expected);
  });

  it('takes no more together than it is told to', async () => {
    const batches: number[][] = [];
    const store = createBatcher<number, void>({
      async work(items) {
        batches.push(items);
        return [];
      },
      maxBatchSize: 2,
      concurrency: 1,
    });
    await Promise.all([1, 2, 3].map(store));
    expect(batches).toEqual([[1, 2], [3]]);
  });

  it('never does two of one name together', async () => {
    const batches: string[][] = [];
    const store = createBatcher<string, null>({
      async work(items) {
        batches.push(items);
        return items.map(() => null);
      },
      getKey: (item) => item.slice(0, 1),
    });
    await Promise.all(['a1', 'a2', 'b1'].map(store));
    expect(batches).toEqual([['a1', 'b1'], ['a2']]);
  });
});

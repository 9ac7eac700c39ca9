import { describe, expect, it } from 'vitest';
import { inBatches } from './inBatches.ts';

describe('work in batches', () => {
  it('takes what came during one batch as the next, and fails a bad item alone', async () => {
    const batches: number[][] = [];
    const handle = inBatches<number>(async (items) => {
      batches.push(items);
      await Promise.resolve();
      if (items.includes(3)) throw new Error('three is bad');
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(handle));
    expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    await handle(5);
    expect(batches.at(-1)).toEqual([5]);
  });
});

import { expect, it, vi } from 'vitest';
import { coalesceReads } from './coalesceReads.ts';

/** Reads that wait for the test, and the function that shares them. */
function openReads() {
  const runs: { key: string; resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const get = coalesceReads(
    (key: string) =>
      new Promise<number>((resolve, reject) => {
        runs.push({ key, resolve, reject });
      }),
  );
  const finish = async (index: number, value: number) => {
    await vi.waitUntil(() => runs[index]);
    runs[index]?.resolve(value);
  };
  return { runs, get, finish };
}

it('runs once for the callers that arrive together, and once for all that arrive during the run', async () => {
  const { runs, get, finish } = openReads();
  const first = [get('7d'), get('7d')];
  await vi.waitUntil(() => runs.length === 1);
  const later = [get('7d'), get('7d'), get('7d')];
  await finish(0, 1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await finish(1, 2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  expect(runs).toHaveLength(2);
});

it('runs again for a caller that arrives after the last run', async () => {
  const { get, finish } = openReads();
  const first = get('7d');
  await finish(0, 1);
  await first;
  const second = get('7d');
  await finish(1, 2);
  expect(await second).toBe(2);
});

it('does not share between keys, nor make one wait for another', async () => {
  const { runs, get } = openReads();
  void get('7d');
  void get('30d');
  await vi.waitUntil(() => runs.length === 2);
  expect(runs.map(({ key }) => key)).toEqual(['7d', '30d']);
});

it('passes a failure only to the callers of its run', async () => {
  const { runs, get, finish } = openReads();
  const failing = get('7d');
  await vi.waitUntil(() => runs.length === 1);
  const next = get('7d');
  runs[0]?.reject(new Error('The database is away'));
  await expect(failing).rejects.toThrow('The database is away');
  await finish(1, 2);
  expect(await next).toBe(2);
});

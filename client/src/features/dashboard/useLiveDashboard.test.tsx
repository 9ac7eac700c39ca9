import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/createTestStore.ts';
import { fakeStream } from '../../testing/fakeStream.ts';
import { getDashboardStats } from './dashboardApi.ts';
import { useLiveDashboard } from './useLiveDashboard.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('refetches statistics while they keep changing, not only when they stop', async () => {
  let reads = 0;
  vi.stubGlobal('fetch', async () => {
    reads += 1;
    return Response.json({ success: true, data: { totalBlogs: 1, totalNews: 1, totalPosts: 2 } });
  });
  const stream = fakeStream();
  const store = createTestStore();
  const { result } = renderHook(
    () => {
      getDashboardStats.useQuery('7d');
      return useLiveDashboard().live;
    },
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  );
  await vi.waitFor(() => expect([reads, result.current]).toEqual([1, 'live']), 20_000);
  for (let times = 0; times < 10; times += 1) {
    stream.send('figures', {});
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reads).toBeGreaterThan(2);
  expect(reads).toBeLessThan(6);
});

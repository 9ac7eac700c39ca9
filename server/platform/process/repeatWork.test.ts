import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWork } from './repeatWork.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const hour = 3_600_000;

/** Work whose first run fails. */
function startFailingWork(everyMs: number) {
  const work = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('The database is starting up'));
  const warn = vi.fn();
  const repeated = repeatWork(
    { everyMs, logger: { warn, debug: vi.fn() }, failure: 'the work failed', startNow: true },
    work,
  );
  return { work, warn, repeated };
}

it('retries infrequent work soon after a failure', async () => {
  const { work, warn, repeated } = startFailingWork(hour);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(hour - 12_000);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
  await repeated.stop();
});

it('retries frequent work at its next interval', async () => {
  const { work, repeated } = startFailingWork(5_000);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  await repeated.stop();
});

it('does nothing after it was stopped, even after a failure', async () => {
  const { work, repeated } = startFailingWork(hour);
  await vi.advanceTimersByTimeAsync(0);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(work).toHaveBeenCalledTimes(1);
});

it('continues after work that throws synchronously', async () => {
  const work = vi.fn((): Promise<void> => {
    throw new Error('A defect');
  });
  const warn = vi.fn();
  const repeated = repeatWork(
    { everyMs: 5_000, logger: { warn, debug: vi.fn() }, failure: 'the work failed', startNow: true },
    work,
  );
  await vi.advanceTimersByTimeAsync(11_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(warn).toHaveBeenCalledTimes(3);
  await repeated.stop();
});

it('logs failures of frequent work once in five seconds', async () => {
  const work = vi.fn(() => Promise.reject(new Error('The database is away')));
  const warn = vi.fn();
  const repeated = repeatWork(
    { everyMs: 500, logger: { warn, debug: vi.fn() }, failure: 'the work failed', startNow: true },
    work,
  );
  await vi.advanceTimersByTimeAsync(11_000);
  expect(work).toHaveBeenCalledTimes(23);
  expect(warn).toHaveBeenCalledTimes(3);
  await repeated.stop();
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/db.ts';
import { databaseReadiness } from './readiness.ts';

describe('the readiness of the database', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is checked again after a second, even if the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const raw = vi.fn(async () => undefined);
    const isReady = databaseReadiness({ raw } as unknown as Database); // all that it uses
    expect(await isReady()).toBe(true);
    expect(await isReady()).toBe(true);
    expect(raw).toHaveBeenCalledTimes(1);
    raw.mockRejectedValue(new Error('gone'));
    vi.advanceTimersByTime(1001);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await isReady()).toBe(false);
    expect(raw).toHaveBeenCalledTimes(2);
  });
});

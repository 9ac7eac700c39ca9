import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFirstCall, takeFirstResponse } from './firstCall.ts';

const path = '/api/enquiries?page=1';
const origin = 'https://example.com';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', async () => Response.json({ page: 1 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is the response to the same request, once', async () => {
  sendFirstCall(path);
  expect(takeFirstResponse(new Request(`${origin}/api/enquiries?page=2`))).toBeUndefined();
  const response = await takeFirstResponse(new Request(origin + path));
  expect(await response?.json()).toEqual({ page: 1 });
  expect(takeFirstResponse(new Request(origin + path))).toBeUndefined();
});

it('is not a response that may be outdated', () => {
  sendFirstCall(path);
  vi.advanceTimersByTime(20_000);
  expect(takeFirstResponse(new Request(origin + path))).toBeUndefined();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenLive } from './liveStream.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const text =
  ': ping\r\n\r\nid: 7\r\nevent: activity\r\ndata: {"a":"é"}\r\n\r\ndata: one\r\ndata: two\r\n\r\ndata: half';

/** Delivers one byte at a time and then breaks. */
function brokenStream(): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent === bytes.length) controller.error(new TypeError('network error'));
      else controller.enqueue(bytes.slice(sent, sent + 1));
      sent += 1;
    },
  });
}

it('delivers complete events from any pieces, and resumes after the last id when the stream breaks', async () => {
  const lastEventIds: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    lastEventIds.push(new Headers(init.headers).get('Last-Event-ID'));
    return lastEventIds.length === 1 ? new Response(brokenStream()) : new Promise(() => {});
  });
  const events: unknown[] = [];
  const statuses: string[] = [];
  const stop = listenLive({
    onEvent: ({ event, data }) => events.push([event, data]),
    onStatus: (status) => statuses.push(status),
  });
  await vi.waitFor(() => expect(statuses).toEqual(['connecting', 'live', 'reconnecting']), 20_000);
  await vi.advanceTimersByTimeAsync(1250);
  expect(lastEventIds).toEqual([null, '7']);
  stop();
  expect(events).toEqual([
    ['activity', '{"a":"é"}'],
    [undefined, 'one\ntwo'],
  ]);
});

it('requests events that were missed while the page was loading, and while the computer slept', async () => {
  // A sleeping computer stops this clock.
  vi.spyOn(performance, 'now').mockReturnValue(4200);
  vi.setSystemTime(performance.timeOrigin + 4200);
  vi.resetModules();
  const { listenLive: listenFirst } = await import('./liveStream.ts');
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    if (paths.length > 1) return new Promise(() => {});
    return new Response(
      new ReadableStream({ pull: (controller) => controller.error(new TypeError('gone')) }),
    );
  });
  const statuses: string[] = [];
  const stop = listenFirst({ onEvent: () => {}, onStatus: (status) => statuses.push(status) });
  await vi.waitFor(() => expect(statuses.at(-1)).toBe('reconnecting'), 20_000);
  const night = 8 * 3_600_000;
  vi.setSystemTime(Date.now() + night);
  await vi.advanceTimersByTimeAsync(1250);
  stop();
  const missed = paths.map((path) => Number(path.split('missed_ms=')[1]));
  expect(missed[0]).toBe(4200);
  expect(missed[1]).toBeGreaterThanOrEqual(night);
  expect(missed[1]).toBeLessThanOrEqual(night + 1250);
});

it('delivers an event to the other listeners when one throws, and stays connected', async () => {
  const illegal = new TypeError('Illegal constructor');
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const event = new TextEncoder().encode('data: one\n\n');
  const fetch = vi.fn(async () => new Response(new ReadableStream({ start: (sent) => sent.enqueue(event) })));
  vi.stubGlobal('fetch', fetch);
  const throwing = () => {
    throw illegal;
  };
  const received = vi.fn();
  const stops = [throwing, received].map((onEvent) => listenLive({ onEvent, onStatus: () => {} }));
  await vi.waitFor(() => expect(received).toHaveBeenCalledOnce(), 20_000);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(illegal);
  await vi.advanceTimersByTimeAsync(1250);
  expect(fetch).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
});

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
  await vi.waitFor(() => expect(statuses).toEqual(['connecting', 'live', 'reconnecting']));
  await vi.advanceTimersByTimeAsync(1250);
  expect(lastEventIds).toEqual([null, '7']);
  stop();
  expect(events).toEqual([
    ['activity', '{"a":"é"}'],
    [undefined, 'one\ntwo'],
  ]);
});

it('asks for what was missed while the page was loading, and while a stream without events was broken', async () => {
  vi.resetModules();
  const { listenLive: listenFirst } = await import('./liveStream.ts');
  let now = 4200;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
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
  await vi.waitFor(() => expect(statuses.at(-1)).toBe('reconnecting'));
  now += 1500;
  await vi.advanceTimersByTimeAsync(1250);
  stop();
  expect(paths).toEqual(['/api/dashboard/stream?missed_ms=4200', '/api/dashboard/stream?missed_ms=1500']);
});

import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { fetchSignedIn } from '../api/fetchSignedIn.ts';
import { readToken } from '../api/storedToken.ts';
import { pause } from '../pause.ts';

export type LiveStatus = 'connecting' | 'live' | 'reconnecting';

type Listener = { onEvent: (event: EventSourceMessage) => void; onStatus: (status: LiveStatus) => void };

const silenceMs = 75_000;
const maxWaitMs = 30_000;

const listeners = new Set<Listener>();
let status: LiveStatus = 'connecting';
let closing: AbortController | null = null;
/**
 * Until when no event was missed, in ms since 1970; the first screen requested its data when the page was opened. Not
 * `performance.now()`, which stops while the computer sleeps.
 */
let completeUntil = performance.timeOrigin;

/** Subscribes to this tab's event stream, which is open while it has subscribers. Returns the unsubscribe function. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener);
  if (!closing) {
    closing = new AbortController();
    status = 'connecting';
    // A later screen requests its data as it subscribes.
    if (completeUntil > performance.timeOrigin) completeUntil = Date.now();
    void run(closing.signal);
  }
  listener.onStatus(status);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    closing?.abort();
    closing = null;
  };
}

async function run(signal: AbortSignal) {
  let lastId = '';
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await read(signal, lastId, (event) => {
        lastId = event.id || lastId;
        for (const { onEvent } of listeners) deliver(onEvent, event);
      });
    } catch {
      // Connects again.
    }
    if (signal.aborted) return;
    // It worked before it broke.
    if (status === 'live') failures = 0;
    setStatus('reconnecting');
    await pause(Math.min(1000 * 2 ** failures, maxWaitMs) * (0.75 + Math.random() / 2), signal);
    if (!readToken()) await pause(maxWaitMs, signal);
  }
}

/** An error of one listener withholds the event from no other, and does not end the stream. */
function deliver(onEvent: Listener['onEvent'], event: EventSourceMessage) {
  try {
    onEvent(event);
  } catch (error) {
    reportError(error);
  }
}

async function read(signal: AbortSignal, lastId: string, onEvent: (event: EventSourceMessage) => void) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    completeUntil = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    const missedMs = Math.max(0, Math.ceil(Date.now() - completeUntil));
    const response = await fetchSignedIn(`/api/dashboard/stream?missed_ms=${missedMs}`, {
      headers: { Accept: 'text/event-stream', ...(lastId ? { 'Last-Event-ID': lastId } : {}) },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    });
    if (!response.body) throw new Error('The stream has no body.');
    restartTimer();
    setStatus('live');
    const parser = createParser({ onEvent });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      restartTimer();
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
  }
}

function setStatus(next: LiveStatus) {
  if (status === next) return;
  status = next;
  for (const { onStatus } of listeners) onStatus(next);
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Options<Value> = {
  /** What the URL states. */
  value: Value;
  /** Equal values have equal keys. */
  toKey: (value: Value) => string;
  /** Changes the URL. */
  onChange: (value: Value) => void;
  /** How long to wait for the next keystroke, in milliseconds. */
  pauseMs?: number;
  /** Whether the typed value may be sent; if absent, every value may. */
  isComplete?: (value: Value) => boolean;
};

/**
 * A value of the URL as it was last typed or chosen, and ways to change it. The URL follows with a delay, and a URL
 * that arrives late does not undo later input. Input that was not sent yet is dropped when the visitor leaves the page,
 * or goes to a URL with another value.
 */
export function useUrlDraft<Value>(options: Options<Value>) {
  const { value, toKey, onChange, pauseMs = 200, isComplete } = options;
  const key = toKey(value);
  const [draft, setDraft] = useState(value);
  /** Sent, but not yet in the URL. */
  const pending = useRef([key]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useEffectEvent(() => {
    const place = pending.current.indexOf(key);
    pending.current = place < 0 ? [] : pending.current.slice(place + 1);
    if (place >= 0) return;
    clearTimeout(timer.current);
    setDraft(value);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value of the URL has its own key
  useEffect(() => follow(), [key]);
  useEffect(() => {
    // The last value has arrived. Earlier ones that were sent before the same rendering never appear in the URL.
    if (pending.current.at(-1) === key) pending.current = [];
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: Value) => {
    clearTimeout(timer.current);
    pending.current.push(toKey(next));
    onChange(next);
  };
  const sendTyped = useEffectEvent((next: Value) => {
    const isSent = toKey(next) === (pending.current.at(-1) ?? key);
    if (!isSent && isComplete?.(next) !== false) send(next);
  });

  return {
    draft,
    choose: (next: Value) => {
      setDraft(next);
      send(next);
    },
    type: (next: Value) => {
      setDraft(next);
      clearTimeout(timer.current);
      const { pathname } = window.location;
      timer.current = setTimeout(() => {
        // A navigation changes the window's URL first; this page unmounts when the next one has been loaded.
        if (window.location.pathname === pathname) sendTyped(next);
      }, pauseMs);
    },
    /** Sends the typed value at once. */
    flush: () => sendTyped(draft),
  };
}

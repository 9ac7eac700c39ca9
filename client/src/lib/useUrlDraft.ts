import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Options<Value> = {
  /** What the URL states. */
  value: Value;
  /** Equal values have equal keys. */
  toKey: (value: Value) => string;
  /** Changes the URL. */
  onChange: (value: Value) => void;
  /** What is typed waits so long for the next letter, in milliseconds. */
  pauseMs?: number;
  /** Whether what is typed may be sent; if absent, everything may. */
  isComplete?: (value: Value) => boolean;
};

/**
 * A value of the URL as it was typed or chosen last, and ways to change it. The URL follows with a delay, and a URL that
 * arrives late does not undo what was typed since. What is typed and not yet sent is dropped when the visitor leaves the
 * page, or goes to a URL that states another value.
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
        // A navigation changes the window first, and this page goes when the next one has been loaded.
        if (window.location.pathname === pathname) sendTyped(next);
      }, pauseMs);
    },
    /** Sends at once what was typed. */
    flush: () => sendTyped(draft),
  };
}

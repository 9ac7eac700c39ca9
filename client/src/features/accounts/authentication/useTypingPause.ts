import { useEffect, useState } from 'react';

const pauseMs = 1000;

/**
 * Whether nobody is typing. It waits for a pause in a field that has the focus: a dialog that took it in the middle of a
 * sentence would get the rest of the words.
 */
export function useTypingPause(): boolean {
  const [isPaused, setPaused] = useState(
    () => !document.activeElement?.matches('input, textarea, [contenteditable="true"]'),
  );
  useEffect(() => {
    if (isPaused) return;
    const wait = () => setTimeout(() => setPaused(true), pauseMs);
    let timer = wait();
    const restart = () => {
      clearTimeout(timer);
      timer = wait();
    };
    window.addEventListener('keydown', restart, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', restart, { capture: true });
    };
  }, [isPaused]);
  return isPaused;
}

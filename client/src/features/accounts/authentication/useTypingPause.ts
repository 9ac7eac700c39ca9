import { useEffect, useState } from 'react';

const pauseMs = 1000;

/**
 * Whether the user is not typing. In a field with the focus it waits for a pause: a dialog that took the focus in the
 * middle of a sentence would get the rest of the words.
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

import { useEffect, useState } from 'react';

const pauseMs = 1000;

/**
 * Whether the user has paused typing. A dialog that takes the focus in the middle of a sentence would receive the rest
 * of the keystrokes.
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

import { useEffect, useState } from 'react';

const lateAfterMs = 8000;

/** For a visitor whose submission is late. */
export const stillTryingText =
  'The connection is slow. We are still trying, and nothing is lost. Please leave this page open.';

/**
 * Whether something has been waited for longer than 8 seconds.
 * @param waitingFor changes with what is waited for; falsy while nothing is
 */
export function useIsLate(waitingFor: unknown): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!waitingFor) return;
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [waitingFor]);
  return isLate;
}

import { useEffect, useState } from 'react';

const lateAfterMs = 8000;

/** For a visitor whose submission is late. */
export const stillTryingText =
  'The connection is slow. We are still trying, and nothing is lost. Please leave this page open.';

/**
 * Whether something has taken longer than 8 seconds.
 * @param waitingFor identifies the pending operation; falsy while there is none
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

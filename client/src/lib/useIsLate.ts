import { useEffect, useState } from 'react';

const patienceMs = 8000;

/**
 * Whether something has been waited for longer than 8 seconds.
 * @param waitingFor changes with what is waited for; falsy while nothing is
 */
export function useIsLate(waitingFor: unknown): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!waitingFor) return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [waitingFor]);
  return isLate;
}

import { useEffect, useState } from 'react';

/**
 * Whether this is the one tab of the browser that does some work for all; another takes over when it is closed. Without
 * the Web Locks API, which needs a secure origin, each tab does it.
 */
export function useLeadingTab(work: string, isNeeded: boolean): boolean {
  const [isLeading, setLeading] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const lead = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        signal.addEventListener('abort', () => resolve());
        setLeading(true);
      });
    // a request that still waits is rejected when this tab leaves
    if ('locks' in navigator) navigator.locks.request(work, { signal }, lead).catch(() => undefined);
    else void lead();
    return () => {
      leaving.abort();
      setLeading(false);
    };
  }, [work, isNeeded]);
  return isLeading;
}

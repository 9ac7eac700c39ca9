import { honeypotField, type SpamChecks } from '@modules/enquiries/spamChecks.contract.ts';
import { useEffect, useRef } from 'react';

/** Collects the values of the spam checks: the honeypot, and how long the form was on the screen. */
export function useSpamChecks() {
  const shownAt = useRef<number | null>(null);
  useEffect(() => {
    // A server-rendered page shows its forms before any script runs.
    shownAt.current ??= 'live' in document.documentElement.dataset ? performance.now() : 0;
  }, []);

  return {
    /** Stops the clock check: a restored draft may be submitted at once. */
    forgetTime: () => {
      shownAt.current = Number.NaN;
    },
    readSpamChecks: (form: HTMLFormElement | null): SpamChecks => {
      const elapsed = performance.now() - (shownAt.current ?? Number.NaN);
      return {
        [honeypotField]: String((form && new FormData(form).get(honeypotField)) ?? ''),
        ...(Number.isNaN(elapsed) ? {} : { elapsed_ms: Math.round(elapsed) }),
      };
    },
  };
}

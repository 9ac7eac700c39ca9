import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type FormTraps, honeypotField } from '../../../server/platform/formTraps/contract.ts';

export { honeypotField };

/** Measures what tells a person from a program: the hidden field, and how long the form was on the screen. */
export function useTraps() {
  const shownAt = useRef<number | null>(null);
  useEffect(() => {
    shownAt.current ??= performance.now();
  }, []);

  /** A draft comes back whole: how fast it is sent then says nothing. */
  const forgetTime = useCallback(() => {
    shownAt.current = Number.NaN;
  }, []);

  const trapsOf = useCallback((form: HTMLFormElement): FormTraps => {
    const elapsed = performance.now() - (shownAt.current ?? Number.NaN);
    return {
      [honeypotField]: String(new FormData(form).get(honeypotField) ?? ''),
      ...(Number.isNaN(elapsed) ? {} : { elapsed_ms: Math.round(elapsed) }),
    };
  }, []);

  return useMemo(() => ({ forgetTime, trapsOf }), [forgetTime, trapsOf]);
}

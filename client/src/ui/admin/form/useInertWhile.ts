import { type RefObject, useLayoutEffect } from 'react';

/**
 * Prevents changes inside an element while what it holds is being saved; what was typed meanwhile would be lost with
 * the response. The focus, which an inert element cannot have, returns afterwards.
 */
export function useInertWhile(ref: RefObject<HTMLElement | null>, busy: boolean) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!busy || !element) return;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    element.toggleAttribute('inert', true);
    return () => {
      element.toggleAttribute('inert', false);
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [ref, busy]);
}

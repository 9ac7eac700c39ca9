import { type RefObject, useLayoutEffect, useRef } from 'react';
import { restoreFocus } from './restoreFocus.ts';

/**
 * Prevents changes inside an element while its content is being saved, because the response would overwrite them. An
 * inert element cannot have the focus: the nearest focusable ancestor receives it meanwhile, so that a dialog still
 * handles Escape.
 */
export function useInertWhile(ref: RefObject<HTMLElement | null>, busy: boolean) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (busy && element.contains(document.activeElement)) {
      focused.current = document.activeElement;
      element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    }
    element.toggleAttribute('inert', busy);
    if (busy) return;
    if (focused.current instanceof HTMLElement) restoreFocus(focused.current);
    focused.current = null;
  }, [ref, busy]);
}

import { type RefObject, useEffect } from 'react';

/** Best first: the name of a button says more about its row than that of a field. */
const controls = ['a[href], button', 'input, select, textarea, [contenteditable="true"], [tabindex="0"]'];

/**
 * Moves the focus when the control that has it is removed from the content, such as the row that it deletes: to the
 * control next to its place, preferably the one of the same action (after a Delete the next Delete, not the Release
 * before it). A control that was disabled while it worked gets the focus back. Browsers would drop the focus: Tab would
 * start at the top of the page, and screen readers would say nothing.
 */
export function useFocusRestoration(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last: HTMLElement | null = null;
    /** Where the focus goes when it is lost, the best place first. */
    let places: Element[] = [];

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !content.current?.contains(target)) return;
      last = target;
      places = [target];
    };
    const forgetIfLeft = ({ target }: FocusEvent) => {
      if (target !== last) return;
      queueMicrotask(() => {
        const isLost = !last?.isConnected || last.matches(':disabled');
        if (!isLost && !hasFocus()) last = null;
      });
    };
    const observer = new MutationObserver((records) => {
      if (!last) return;
      if (!last.isConnected) {
        const removal = records.findLast(({ removedNodes }) =>
          [...removedNodes].some((node) => node.contains(last)),
        );
        if (removal) places = listPlaces(removal);
      }
      if (!hasFocus()) places.some((place) => takeFocus(place, last));
    });

    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forgetIfLeft);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      // a dialog that closes no longer hides the content
      attributeFilter: ['disabled', 'aria-hidden'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forgetIfLeft);
      observer.disconnect();
    };
  }, [content]);
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** The siblings after and before the removed element, and its ancestors. */
function listPlaces({ target, nextSibling, previousSibling }: MutationRecord): Element[] {
  const places = [nextSibling, previousSibling];
  for (let around: Node | null = target; around; around = around.parentElement) places.push(around);
  return places.filter((place) => place instanceof Element);
}

/** The first word of a control's name, because the rest may name its row. */
const getAction = (control: Element | null): string =>
  (control?.getAttribute('aria-label') ?? control?.textContent ?? '').replace(/ .*/, '');

/** Focuses an element, or the first control in it that can be focused, preferably one with the action of another. */
function takeFocus(place: Element, other: Element | null): boolean {
  if (place.closest('[aria-hidden="true"]')) return false;
  const inside = controls.flatMap((selector) => [...place.querySelectorAll(selector)]);
  const action = getAction(other);
  const same = inside.filter((control) => action && getAction(control) === action);
  return [place, ...same, ...inside].some((element) => {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    return document.activeElement === element && hasFocus();
  });
}

import { useLayoutEffect, useRef } from 'react';

/**
 * The ref of an entry of a list. When the entry disappears with the button that was pressed, the focus moves to the
 * first button of the next entry, else of the one before, else to the content of the page.
 */
export function useFocusNextEntry<Entry extends HTMLElement>() {
  const entry = useRef<Entry>(null);
  useLayoutEffect(() => {
    const element = entry.current;
    // Runs while the entry is still in the document.
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const next = [element.nextElementSibling, element.previousElementSibling]
        .map((sibling) => sibling?.querySelector('button'))
        .find(Boolean);
      (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, []);
  return entry;
}

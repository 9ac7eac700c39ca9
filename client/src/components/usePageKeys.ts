import { useLayoutEffect } from 'react';

/** Whether the keys belong to a field, a menu or a dialog rather than to the page. */
function isBusy(target: EventTarget | null) {
  if (document.querySelector('dialog[open], [role="dialog"], [role="menu"], [role="listbox"]')) return true;
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="tablist"], [data-own-keys]') !== null
  );
}

/** Arrow keys go to the page before and after, Home and End to the first and last, when such a page exists. */
export function usePageKeys(page: number, totalPages: number, go: (page: number) => void) {
  // Before the paint: whoever sees a page may press a key on it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const wanted = { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 1, End: totalPages }[event.key];
      if (wanted === undefined || wanted === page || wanted < 1 || wanted > totalPages) return;
      if (isBusy(event.target)) return;
      event.preventDefault();
      go(wanted);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [page, totalPages, go]);
}

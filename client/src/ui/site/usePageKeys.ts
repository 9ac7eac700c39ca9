import { useLayoutEffect } from 'react';

/** Whether a key event belongs to a field, menu or dialog rather than to the page. */
function isBusy(target: EventTarget | null) {
  if (document.querySelector('dialog[open], [role="dialog"], [role="menu"], [role="listbox"]')) return true;
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="tablist"], [data-own-keys]') !== null
  );
}

/** Arrow keys go to the previous and next page, Home and End to the first and last, if they exist. */
export function usePageKeys(page: number, totalPages: number, go: (page: number) => void) {
  // A layout effect, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const targetPage = { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 1, End: totalPages }[event.key];
      if (targetPage === undefined || targetPage === page || targetPage < 1 || targetPage > totalPages)
        return;
      if (isBusy(event.target)) return;
      event.preventDefault();
      go(targetPage);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [page, totalPages, go]);
}

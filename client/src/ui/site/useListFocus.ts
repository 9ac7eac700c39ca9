import { useLayoutEffect, useRef } from 'react';

/**
 * The ref of the heading of a list in pages. When a page link has shown another page, which begins at the top, the focus
 * goes there, too; when a filter has, it stays in the filter.
 */
export function useListFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('[aria-label="Pages"]'))
      heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

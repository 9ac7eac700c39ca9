import { useLayoutEffect, useRef } from 'react';

/**
 * The ref of the heading of a paged list. When a page link has shown another page, which starts at the top, the heading
 * receives the focus; after a change of filter the focus stays in the filter.
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

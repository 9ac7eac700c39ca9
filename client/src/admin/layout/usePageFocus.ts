import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the heading of the page that a link leads to, so that screen readers say where they are. Of a page
 * that the browser loads, they say it themselves; Back leaves the scroll position to the browser.
 */
export function usePageFocus(content: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const focused = useRef(type === 'POP' ? pathname : null);
  useLayoutEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    const heading = content.current?.querySelector<HTMLElement>('h1');
    (heading ?? content.current)?.focus({ preventScroll: type === 'POP' });
  }, [content, pathname, type]);
}

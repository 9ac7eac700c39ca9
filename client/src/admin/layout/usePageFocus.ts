import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the page heading after a link was followed, so that screen readers announce the page. They
 * announce a full page load themselves; after Back, the browser restores the scroll position.
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

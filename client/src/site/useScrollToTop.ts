import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { decodePathPart } from './decodePathPart.ts';

/** Scrolls a new page to its top or to the link's fragment; on Back the browser restores the position. */
export function useScrollToTop() {
  const { key, hash, pathname, state } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useLayoutEffect(() => {
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    // A filter, which replaces the URL of the same page, does not scroll; a link of the menu does.
    if (type === 'POP' || (type === 'REPLACE' && isSamePage && !state?.toTop)) return;
    const part = hash ? document.getElementById(decodePathPart(hash.slice(1))) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname]);
}

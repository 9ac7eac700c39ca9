import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page begins at its top (or at the part that the link names); going back, the browser knows where one was. */
export function useScrollToTop() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useLayoutEffect(() => {
    if (type === 'POP' || type === 'REPLACE') return;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname]);
}

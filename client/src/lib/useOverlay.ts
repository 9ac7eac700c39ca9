import { useEffect, useRef, useState } from 'react';

/**
 * Whether an overlay is open: the mobile menu, or the lightbox. The open overlay has a history entry, so that
 * Back closes it and stays on the page; `close` removes the entry, and following a link replaces it.
 */
export function useOverlay() {
  const [isOpen, setIsOpen] = useState(false);
  const hasEntry = useRef(false);

  useEffect(() => {
    const closeOnBack = () => {
      hasEntry.current = false;
      setIsOpen(false);
    };
    window.addEventListener('popstate', closeOnBack);
    return () => window.removeEventListener('popstate', closeOnBack);
  }, []);

  return {
    isOpen,
    open() {
      if (hasEntry.current) return;
      window.history.pushState(window.history.state, '');
      hasEntry.current = true;
      setIsOpen(true);
    },
    close() {
      if (!hasEntry.current) return;
      hasEntry.current = false;
      window.history.back();
    },
    closeForLink() {
      hasEntry.current = false;
      setIsOpen(false);
    },
  };
}

import { useEffect, useState } from 'react';

/** Of the widest windows, and of pages that the server renders. */
export const maxPreviewCount = 6;

const countAt = (width: number) => (width >= 1200 ? maxPreviewCount : width >= 768 ? 4 : 2);

/**
 * How many previews fit the window. The server does not know the width and renders six; a narrower window shows fewer
 * of them without another request, until it is resized.
 */
export function usePreviewCount(): number {
  const [count, setCount] = useState(maxPreviewCount);
  useEffect(() => {
    let last = countAt(window.innerWidth);
    const measure = () => {
      const now = countAt(window.innerWidth);
      if (now === last) return;
      last = now;
      setCount(now);
    };
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return count;
}

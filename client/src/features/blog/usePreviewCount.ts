import { useEffect, useState } from 'react';

const countAt = (width: number) => (width >= 1200 ? 6 : width >= 768 ? 4 : 2);

/**
 * How many previews fit the window. The server does not know the window and prepares six; a narrower one shows fewer
 * of them without asking again, until the window is resized to another size.
 */
export function usePreviewCount(): number {
  const [count, setCount] = useState(6);
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

import { useEffect, useState } from 'react';

/** Distance from the top of the window, in pixels, at which a section counts as being read. */
const offset = 200;

/** The id of the last section whose start was scrolled past; null above the first. Sections without element are skipped. */
export function useCurrentSection(sections: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    const mark = () => {
      const passed = ids.split(' ').filter((id) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top <= offset;
      });
      setCurrent(passed.at(-1) ?? null);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [ids]);

  return current;
}

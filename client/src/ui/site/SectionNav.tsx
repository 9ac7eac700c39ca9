import { useLayoutEffect, useRef } from 'react';
import styles from './SectionNav.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

export type PageSection = { id: string; title: string };

/** Links to the sections of a page, which stay below the header; on narrow screens they scroll as one row. */
export function SectionNav({ sections }: { sections: PageSection[] }) {
  const current = useCurrentSection(sections);
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<string | null>(null);

  // Together with the mark: a moment later, it would move a link that is being pressed.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = current;
    // Hydration finds the first section: the visitor may have scrolled the list, and be about to press a link.
    if (before === null || !list.current) return;
    const link = current && list.current.querySelector<HTMLElement>(`[href="#${current}"]`);
    list.current.scrollTo({ left: link ? link.offsetLeft - list.current.clientWidth / 3 : 0 });
  }, [current]);

  return (
    <nav className={styles.nav} aria-label="Sections of this page">
      <ul ref={list} className={`wrap ${styles.list}`}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

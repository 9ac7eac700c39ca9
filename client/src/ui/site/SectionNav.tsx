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
    const isFirst = last.current === null;
    last.current = current;
    // Hydration finds the first one: the visitor may have moved the list, and be about to press a link.
    if (isFirst || !current) return;
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link) list.current?.scrollTo({ left: link.offsetLeft - list.current.clientWidth / 3 });
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

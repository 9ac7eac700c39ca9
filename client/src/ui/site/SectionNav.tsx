import { useEffect, useRef } from 'react';
import styles from './SectionNav.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

export type PageSection = { id: string; title: string };

/** Links to the sections of a page, which stay below the header; on narrow screens they scroll as one row. */
export function SectionNav({ sections }: { sections: PageSection[] }) {
  const current = useCurrentSection(sections);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    list.current?.scrollTo({ left: link ? link.offsetLeft - list.current.clientWidth / 3 : 0 });
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

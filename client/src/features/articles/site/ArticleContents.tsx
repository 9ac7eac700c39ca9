import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { classNames } from '../../../lib/text/classNames.ts';
import { useCurrentSection } from '../../../ui/site/useCurrentSection.ts';
import styles from './Article.module.css';
import type { TocEntry } from './tableOfContents.ts';

/** The table of contents; highlights the current section while scrolling. */
export function ArticleContents({ entries }: { entries: TocEntry[] }) {
  /** Collapsed on narrow screens; always visible on wide ones. */
  const [open, setOpen] = useState(false);
  const current = useCurrentSection(entries);

  const scrollTo = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    event.preventDefault();
    setOpen(false);
    section.scrollIntoView();
    window.history.replaceState(window.history.state, '', `#${id}`);
    section.setAttribute('tabindex', '-1');
    section.focus({ preventScroll: true });
  };

  return (
    <nav aria-labelledby="contents-heading" className={classNames(styles.toc, open && styles.open)}>
      <h2 id="contents-heading">On this page</h2>
      <button
        type="button"
        className={styles.tocToggle}
        aria-expanded={open}
        aria-controls="contents-list"
        onClick={() => setOpen(!open)}
      >
        On this page
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <div id="contents-list" className={styles.tocList}>
        {entries.length === 0 ? <p className={styles.quiet}>No sections available for this post.</p> : null}
        <ol className={styles.contents}>
          {entries.map(({ id, title, level }) => (
            <li key={id} data-level={level}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                onClick={(event) => scrollTo(event, id)}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

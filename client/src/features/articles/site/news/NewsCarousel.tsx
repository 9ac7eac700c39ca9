import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { getErrorMessage } from '../../../../lib/api/errorMessage.ts';
import { ErrorNotice, LoadingCards } from '../../../../ui/site/Notice.tsx';
import { Section } from '../../../../ui/site/Section.tsx';
import { getArticlePreview } from '../articlesApi.ts';
import { NewsCard } from './NewsCard.tsx';
import styles from './NewsCarousel.module.css';

/** Whether an element overflows horizontally at its current width. */
function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setOverflows(box.scrollWidth > box.clientWidth + 1));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

export const newestNews = { kind: 'news', count: 3 } as const;

/** The latest three articles in a strip that scrolls sideways by one card. */
export function NewsCarousel() {
  const { data, error, isLoading } = getArticlePreview.useQuery(newestNews);
  const strip = useRef<HTMLUListElement>(null);
  const scrolls = useOverflow(strip);

  const scroll = (way: 1 | -1) => {
    const list = strip.current;
    const card = list?.firstElementChild;
    if (!list || !card) return;
    const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
    list.scrollBy({ left: way * (card.getBoundingClientRect().width + gap) });
  };

  return (
    <Section
      title="Travel news"
      text="New routes, rules and seasons, read for you."
      more={{ label: 'View All Travel News', to: '/travel-news' }}
      tools={
        scrolls ? (
          <div className={styles.tools}>
            <IconButton size="large" aria-label="Scroll news back" onClick={() => scroll(-1)}>
              <ChevronLeft size={22} aria-hidden="true" />
            </IconButton>
            <IconButton size="large" aria-label="Scroll news forward" onClick={() => scroll(1)}>
              <ChevronRight size={22} aria-hidden="true" />
            </IconButton>
          </div>
        ) : null
      }
    >
      {isLoading ? <LoadingCards label="Loading news" height={420} className={styles.strip} /> : null}
      {error && !data ? <ErrorNotice title={getErrorMessage(error, 'Failed to fetch news')} /> : null}
      {data && data.length === 0 ? <p>No travel news yet. Please check back soon.</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <ul ref={strip} className={styles.strip} tabIndex={0} aria-label="Latest news">
        {(data ?? []).map((post) => (
          <li key={post.id}>
            <NewsCard post={post} preview />
          </li>
        ))}
      </ul>
    </Section>
  );
}

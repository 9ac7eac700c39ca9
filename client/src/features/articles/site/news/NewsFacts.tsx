import type { NewsArticle } from '@modules/articles/news.contract.ts';
import { formatDay } from '../../../../lib/text/formats.ts';
import styles from './NewsFacts.module.css';

/** Date, author, source, location and views of an article, as far as known. */
export function NewsFacts({ post }: { post: NewsArticle }) {
  const facts: [string, string | null][] = [
    ['Published', post.date ? formatDay(post.date) : null],
    ['Author', post.author],
    ['Source', post.source],
    ['Location', post.location],
    ['Views', post.views > 0 ? post.views.toLocaleString('en-IN') : null],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

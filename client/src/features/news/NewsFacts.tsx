import type { NewsArticle } from '@modules/news/contract.ts';
import { formatDay } from '../../app/formats.ts';
import styles from './NewsFacts.module.css';

/** Where the news comes from; what is not known is left out. */
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

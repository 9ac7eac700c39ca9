import { formatDay, formatNumber } from '@platform/text/formats.contract.ts';
import type { ReactNode } from 'react';
import type { Article } from '../../articles.ts';
import { TopicLink } from '../TopicLinks.tsx';
import styles from './NewsFacts.module.css';

/** Date, author, source, location and views of an article, as far as known. */
export function NewsFacts({ post }: { post: Article }) {
  const author = post.author ? <TopicLink kind="news" topic="author" name={post.author} /> : null;
  const facts: [string, ReactNode][] = [
    ['Published', post.date ? formatDay(post.date) : null],
    ['Author', author],
    ['Source', post.source],
    ['Location', post.location],
    ['Views', post.views > 0 ? formatNumber(post.views) : null],
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

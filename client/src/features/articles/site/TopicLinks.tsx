import { type ArticleTopic, articleTopicPath } from '@modules/articles/articleTopics.contract.ts';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import styles from './TopicLinks.module.css';

type TopicLinkProps = { kind: 'blog' | 'news'; topic: ArticleTopic; name: string };

/** Leads to the articles with the same category, tag or author. */
export const TopicLink = ({ kind, topic, name }: TopicLinkProps) => (
  <RouterLink to={articleTopicPath(kind, topic, name)}>{name}</RouterLink>
);

type TopicLinksProps = { kind: 'blog' | 'news'; categories: readonly string[]; tags: readonly string[] };

/** What an article is about; each entry leads to more of the same. */
export function TopicLinks({ kind, categories, tags }: TopicLinksProps) {
  const topics = [
    ...categories.map((name) => ({ topic: 'category' as const, name })),
    ...tags.map((name) => ({ topic: 'tag' as const, name })),
  ];
  if (topics.length === 0) return null;
  return (
    <nav className={styles.topics} aria-label="Topics of this article">
      <span aria-hidden="true">More about</span>
      <ul>
        {topics.map(({ topic, name }) => (
          <li key={`${topic} ${name}`}>
            <TopicLink kind={kind} topic={topic} name={name} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

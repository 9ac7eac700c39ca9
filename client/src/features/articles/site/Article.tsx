import type { ArticleKind } from '@modules/articles/contract.ts';
import { formatDay } from '@platform/text/formats.contract.ts';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { classNames } from '../../../lib/text/classNames.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import { Prose } from '../../../ui/site/Prose.tsx';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import { ShareActions } from '../../../ui/site/ShareActions.tsx';
import type { ArticleRow, Article as Post } from '../articles.ts';
import styles from './Article.module.css';
import { ArticleContents } from './ArticleContents.tsx';
import { TopicLinks } from './TopicLinks.tsx';
import { tableOfContents } from './tableOfContents.ts';

type ArticleProps = {
  kind: ArticleKind;
  post: Post;
  /** Shown instead of an empty body. */
  emptyText: string;
  facts: ReactNode;
  tags: readonly string[];
  /** Empty when there are none; undefined until they are loaded. */
  related: ArticleRow[] | undefined;
  relatedTitle: string;
  noRelated: string;
  back: { to: string; label: string };
  panel?: ReactNode;
};

export function Article({ kind, post, back, panel, ...props }: ArticleProps) {
  const { content } = post;
  const entries = useMemo(() => tableOfContents(content), [content]);

  return (
    <div className={`wrap ${styles.layout}`}>
      <div className={classNames(styles.side, styles.before)}>
        <RouterLink to={back.to} className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {back.label}
        </RouterLink>
        {panel}
        <ArticleContents entries={entries} />
      </div>
      <article aria-label={post.title}>
        <Picture
          className={styles.cover}
          src={post.image}
          kind={kind}
          size="cover"
          alt=""
          width={1200}
          height={800}
          eager
        />
        <div className={styles.facts}>{props.facts}</div>
        {content.trim() ? <Prose html={content} kind={kind} /> : <p>{props.emptyText}</p>}
        <TopicLinks kind={kind} categories={post.categories} tags={post.tags} />
      </article>
      <aside className={styles.side} aria-label="More to read">
        <ShareActions name={post.title} />
        <RelatedArticles
          kind={kind}
          title={props.relatedTitle}
          articles={props.related}
          emptyText={props.noRelated}
        />
        <Tags tags={props.tags} />
      </aside>
    </div>
  );
}

type RelatedArticlesProps = {
  kind: ArticleKind;
  title: string;
  articles: ArticleRow[] | undefined;
  emptyText: string;
};

function RelatedArticles({ kind, title, articles, emptyText }: RelatedArticlesProps) {
  return (
    <section>
      <h2>{title}</h2>
      {articles && articles.length === 0 ? <p className={styles.quiet}>{emptyText}</p> : null}
      <ul className={styles.related}>
        {(articles ?? []).map((article) => (
          <li key={article.id}>
            <RouterLink to={`/${kind}-details/${article.id}`}>
              <Picture src={article.image} kind={kind} size="thumb" alt="" width={120} height={80} />
              <span>
                <strong>{article.title}</strong>
                <small>{formatDay(article.date)}</small>
              </span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <section>
      <h2>Tags</h2>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </section>
  );
}

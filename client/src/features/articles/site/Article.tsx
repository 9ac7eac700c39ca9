import { formatDay } from '@platform/text/formats.contract.ts';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { classNames } from '../../../lib/text/classNames.ts';
import { Picture, type PictureKind } from '../../../ui/site/Picture.tsx';
import { Prose } from '../../../ui/site/Prose.tsx';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import styles from './Article.module.css';
import { ArticleContents } from './ArticleContents.tsx';
import { tableOfContents } from './tableOfContents.ts';

type RelatedArticle = { id: number; title: string; image: string | null; date: string; to: string };

type ArticleProps = {
  kind: PictureKind & ('blog' | 'news');
  title: string;
  image: string | null;
  html: string;
  /** Shown instead of an empty body. */
  emptyText: string;
  facts: ReactNode;
  /** Links to more of the same, below the body. */
  topics: ReactNode;
  tags: readonly string[];
  related: RelatedArticle[] | undefined;
  relatedTitle: string;
  noRelated: string;
  back: { to: string; label: string };
  panel?: ReactNode;
};

export function Article(props: ArticleProps) {
  const { html } = props;
  const entries = useMemo(() => tableOfContents(html), [html]);

  return (
    <div className={`wrap ${styles.layout}`}>
      <div className={classNames(styles.side, styles.before)}>
        <RouterLink to={props.back.to} className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {props.back.label}
        </RouterLink>
        {props.panel}
        <ArticleContents entries={entries} emptyText="No sections available for this post." />
      </div>
      <article aria-label={props.title}>
        <Picture
          className={styles.cover}
          src={props.image}
          kind={props.kind}
          size="cover"
          alt=""
          width={1200}
          height={800}
          eager
        />
        <div className={styles.facts}>{props.facts}</div>
        {html.trim() ? <Prose html={html} /> : <p>{props.emptyText}</p>}
        {props.topics}
      </article>
      <aside className={styles.side} aria-label="More to read">
        <RelatedArticles
          kind={props.kind}
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
  kind: PictureKind;
  title: string;
  articles: RelatedArticle[] | undefined;
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
            <RouterLink to={article.to}>
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

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cutText } from '../app/cutText.ts';
import styles from './ArticleCard.module.css';
import { Picture } from './Picture.tsx';

type ArticleCardProps = {
  kind: 'blog' | 'news';
  to: string;
  title: string;
  image: string | null;
  badge?: string;
  facts: ReactNode;
  excerpt: string;
  /** Where lists cut: 150 characters unless told. */
  excerptLength?: number;
};

export const articleGrid = styles.grid;

export function ArticleCard({
  kind,
  to,
  title,
  image,
  badge,
  facts,
  excerpt,
  excerptLength = 150,
}: ArticleCardProps) {
  return (
    <article className={styles.card}>
      <Picture src={image} kind={kind} alt="" width={1200} height={800} />
      {badge ? <span className={styles.badge}>{badge}</span> : null}
      <div className={styles.body}>
        <p className={styles.facts}>{facts}</p>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p className={styles.text}>{cutText(excerpt, excerptLength)}</p>
        <Link to={to} className={styles.more}>
          Read More<span className="visually-hidden">: {title}</span>
        </Link>
      </div>
    </article>
  );
}

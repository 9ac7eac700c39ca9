import Chip from '@mui/material/Chip';
import { truncate } from '@platform/text/truncate.contract.ts';
import type { ReactNode } from 'react';
import { CardLink } from '../../../ui/site/CardLink.tsx';
import { type EagerCard, Picture } from '../../../ui/site/Picture.tsx';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import styles from './ArticleCard.module.css';

type ArticleCardProps = {
  kind: 'blog' | 'news';
  to: string;
  title: string;
  image: string | null;
  badge?: string;
  facts: ReactNode;
  excerpt: string;
  /** Length of the excerpt, 150 characters by default. */
  excerptLength?: number;
} & EagerCard;

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
  eager,
}: ArticleCardProps) {
  return (
    <article className={styles.card}>
      <Picture src={image} kind={kind} eager={eager} alt="" width={1200} height={800} />
      {badge ? (
        <Chip component="span" size="small" color="secondary" className={styles.badge ?? ''} label={badge} />
      ) : null}
      <div className={styles.body}>
        <p className={styles.facts}>{facts}</p>
        <h3>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        <p className={styles.text}>{truncate(excerpt, excerptLength)}</p>
        {/* Duplicates the title's link for mouse users; not a second tab stop. */}
        <RouterLink to={to} className={styles.more} tabIndex={-1}>
          Read More<span className="visually-hidden">: {title}</span>
        </RouterLink>
      </div>
    </article>
  );
}

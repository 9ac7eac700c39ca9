import type { ArticleKind } from '@modules/articles/contract.ts';
import Chip from '@mui/material/Chip';
import { truncate } from '@platform/text/truncate.contract.ts';
import type { ReactNode } from 'react';
import { CardLink } from '../../../ui/site/CardLink.tsx';
import { type EagerCard, Picture } from '../../../ui/site/Picture.tsx';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import type { ArticleRow } from '../articles.ts';
import styles from './ArticleCard.module.css';

type ArticleCardProps = {
  kind: ArticleKind;
  post: ArticleRow;
  /** The article's title, or a shorter one. */
  title: string;
  badge?: string;
  facts: ReactNode;
  /** How many characters of the excerpt are shown. */
  excerptLength: number;
} & EagerCard;

export const articleGrid = styles.grid;

export function ArticleCard(props: ArticleCardProps) {
  const { kind, post, title, badge, facts, excerptLength, eager } = props;
  const to = `/${kind}-details/${post.id}`;
  return (
    <article className={styles.card}>
      <Picture src={post.image} kind={kind} eager={eager} alt="" width={1200} height={800} />
      {badge ? (
        <Chip component="span" size="small" color="secondary" className={styles.badge ?? ''} label={badge} />
      ) : null}
      <div className={styles.body}>
        <p className={styles.facts}>{facts}</p>
        <h3>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        <p className={styles.text}>{truncate(post.excerpt, excerptLength)}</p>
        {/* Duplicates the title's link for mouse users; not a second tab stop. */}
        <RouterLink to={to} className={styles.more} tabIndex={-1}>
          Read More<span className="visually-hidden">: {title}</span>
        </RouterLink>
      </div>
    </article>
  );
}

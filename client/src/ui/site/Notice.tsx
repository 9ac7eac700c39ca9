import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/text/classNames.ts';
import { Button } from './Button.tsx';
import styles from './Notice.module.css';

type NoticeProps = {
  title: string;
  text?: string;
  /** The notice is the whole page, so its title is the h1. */
  page?: boolean;
  children?: ReactNode;
};

export function EmptyNotice({ title, text, page = false, children }: NoticeProps) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.notice, page && styles.page)}>
      <img
        src="/pictures/defaults/empty.svg"
        alt=""
        width={600}
        height={400}
        fetchPriority="high"
        // without a connection
        onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
      />
      <Heading id={page ? 'page-title' : undefined}>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}

/** A failed call; Try Again reloads the page unless the caller handles it. */
export function ErrorNotice({
  title,
  text,
  onRetry,
}: {
  title: string;
  text?: string;
  onRetry?: () => void;
}) {
  return (
    <div className={styles.notice} role="alert">
      <h2>{title}</h2>
      {text && text !== title ? <p>{text}</p> : null}
      <Button onClick={onRetry ?? (() => window.location.reload())}>Try Again</Button>
    </div>
  );
}

type LoadingProps = { label: string; count?: number; height?: number; className?: string };

/** Placeholder cards that prevent a layout shift. */
export function LoadingCards({ label, count = 3, height = 320, className }: LoadingProps) {
  return (
    <div role="status" aria-label={label} className={className ?? styles.bars}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are identical
        <Skeleton key={place} variant="rounded" height={height} />
      ))}
    </div>
  );
}

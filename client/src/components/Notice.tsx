import type { ReactNode } from 'react';
import { classNames } from '../app/classNames.ts';
import { Button } from './Button.tsx';
import styles from './Notice.module.css';

type NoticeProps = {
  title: string;
  text?: string;
  /** The notice is the whole page, so its title is the page's. */
  page?: boolean;
  children?: ReactNode;
};

/** An empty list, told kindly. */
export function EmptyNotice({ title, text, page = false, children }: NoticeProps) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.notice, page && styles.page)}>
      <img src="/pictures/defaults/empty.svg" alt="" width={600} height={400} loading="lazy" />
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}

/** A call that failed; Try Again reloads the page, or does what the caller wants. */
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

/** Grey cards in the place of those to come, so that nothing moves when they do. */
export function LoadingCards({ label, count = 3, height = 320, className }: LoadingProps) {
  return (
    <div role="status" aria-label={label} className={className ?? styles.bars}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
        <div key={place} className={styles.bar} style={{ height }} />
      ))}
    </div>
  );
}

import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './ExternalLink.module.css';

/** A link to another website, opened in the same tab, with an arrow and a text for screen readers. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a rel="external" {...rest}>
      {children}
      <ArrowUpRight className={styles.sign} aria-hidden="true" />
      <span className="visually-hidden"> (opens another website)</span>
    </a>
  );
}

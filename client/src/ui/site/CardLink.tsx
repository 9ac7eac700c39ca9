import type { ReactNode } from 'react';
import styles from './CardLink.module.css';
import { RouterLink } from './RouterLink.tsx';

type CardLinkProps = { to: string; children: ReactNode };

/**
 * A card's title as a link that covers the surrounding `article`, which must be positioned. Other controls
 * of the card must be positioned above the link.
 */
export function CardLink({ to, children }: CardLinkProps) {
  return (
    <RouterLink to={to} className={styles.link}>
      {children}
    </RouterLink>
  );
}

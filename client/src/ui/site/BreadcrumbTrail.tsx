import Breadcrumbs from '@mui/material/Breadcrumbs';
import styles from './BreadcrumbTrail.module.css';
import { RouterLink } from './RouterLink.tsx';

export type Crumb = { label: string; to?: string };

/** The breadcrumbs from the home page to this one, on a dark background. */
export function BreadcrumbTrail({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <Breadcrumbs className={styles.crumbs ?? ''} aria-label="Breadcrumb">
      <RouterLink to="/">Home</RouterLink>
      {crumbs.map(({ label, to }, place) =>
        to ? (
          <RouterLink key={label} to={to}>
            {label}
          </RouterLink>
        ) : (
          <span key={label} aria-current={place === crumbs.length - 1 ? 'page' : undefined}>
            {label}
          </span>
        ),
      )}
    </Breadcrumbs>
  );
}

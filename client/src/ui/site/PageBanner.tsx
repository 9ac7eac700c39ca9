import type { ReactNode } from 'react';
import { BreadcrumbTrail, type Crumb } from './BreadcrumbTrail.tsx';
import styles from './PageBanner.module.css';
import { band, ink, lagoon, marigold, terracotta } from './sceneColours.ts';

type PageBannerProps = {
  title: string;
  text?: string | undefined;
  crumbs?: Crumb[];
  /** Shapes in 1440 by 320, which leave the left half to the text. */
  scene?: ReactNode;
  children?: ReactNode;
};

/** A low sun over flat hills, like a printed poster. */
const sunset = (
  <>
    <circle cx="1180" cy="232" r="206" fill={lagoon} opacity=".7" />
    <circle cx="1180" cy="232" r="148" fill={terracotta} />
    <circle cx="1180" cy="232" r="104" fill={marigold} />
    <path
      d="M560 320c120-70 190-96 262-92 60 4 96 40 150 34 70-8 104-70 190-74 96-4 160 60 278 48v84z"
      fill={ink}
    />
    <path d="M1440 214c-60-10-120 24-190 40s-150 18-250 66h440z" fill={band} />
  </>
);

/** The header of an inner page: breadcrumbs and title over a drawn scene. */
export function PageBanner(props: PageBannerProps) {
  const { title, text, crumbs = [{ label: title }], scene = sunset, children } = props;
  return (
    <header className={styles.banner} data-on="ink">
      <svg
        className={styles.scene}
        viewBox="0 0 1440 320"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        {scene}
      </svg>
      <svg className={styles.wave} viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 42c180-22 330-18 560-6s560 16 880-14v40H0z"
          fill="var(--mui-palette-background-default)"
        />
      </svg>
      <div className={`wrap ${styles.inner}`}>
        <BreadcrumbTrail crumbs={crumbs} />
        <h1 id="page-title">{title}</h1>
        {text ? <p>{text}</p> : null}
        {children}
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';
import { BreadcrumbTrail, type Crumb } from './BreadcrumbTrail.tsx';
import type { GalleryPicture } from './galleryPicture.ts';
import { Picture, type PictureKind } from './Picture.tsx';
import styles from './PictureBanner.module.css';

type PictureBannerProps = {
  title: string;
  crumbs: Crumb[];
  kind: PictureKind;
  picture: Omit<GalleryPicture, 'alt'> | undefined;
  /** Short facts in one line, such as the price and the number of days. */
  facts: ReactNode[];
  /** The single next step. */
  action: ReactNode;
};

/** The header of a page about one place: its own picture, with name, facts and one action on it. */
export function PictureBanner({ title, crumbs, kind, picture, facts, action }: PictureBannerProps) {
  return (
    <header className={styles.banner} data-on="ink">
      {/* The heading says what the picture shows. */}
      <Picture
        className={styles.picture}
        src={picture?.image ?? null}
        kind={kind}
        size="full"
        alt=""
        width={1600}
        height={900}
        focus={picture}
        eager
      />
      <div className={styles.text}>
        <div className={`wrap ${styles.inner}`}>
          <div>
            <BreadcrumbTrail crumbs={crumbs} />
            <h1 id="page-title">{title}</h1>
            <ul className={styles.facts}>
              {facts.map((fact, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one page have fixed places
                <li key={place}>{fact}</li>
              ))}
            </ul>
            {picture?.credit ? <small>Picture: {picture.credit}</small> : null}
          </div>
          {action}
        </div>
      </div>
    </header>
  );
}

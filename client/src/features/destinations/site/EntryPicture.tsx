import type { DescribedPicture } from '@platform/picture.contract.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import type { PictureLink } from '../../../ui/site/useLightbox.tsx';
import styles from './EntryPicture.module.css';

/** The picture of a day or a hotel, with its credit; its link opens the lightbox. */
export function EntryPicture({ picture, link }: { picture: DescribedPicture; link: PictureLink }) {
  return (
    <figure className={styles.picture}>
      <a {...link}>
        <Picture
          src={picture.image}
          kind="destination"
          size="cover"
          alt={picture.alt}
          width={1200}
          height={675}
          focus={picture}
        />
      </a>
      {picture.credit ? <figcaption>Picture: {picture.credit}</figcaption> : null}
    </figure>
  );
}

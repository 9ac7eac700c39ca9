import type { DescribedPicture } from '@platform/picture.contract.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import styles from './EntryPicture.module.css';

/** The picture of a day or a hotel, with its credit. */
export function EntryPicture({ picture }: { picture: DescribedPicture }) {
  return (
    <figure className={styles.picture}>
      <Picture
        src={picture.image}
        kind="destination"
        size="cover"
        alt={picture.alt}
        width={1200}
        height={675}
        focus={picture}
      />
      {picture.credit ? <figcaption>Picture: {picture.credit}</figcaption> : null}
    </figure>
  );
}

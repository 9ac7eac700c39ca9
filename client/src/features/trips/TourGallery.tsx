import { useState } from 'react';
import styles from '../../ui/site/Details.module.css';
import { Picture } from '../../ui/site/Picture.tsx';

type TourGalleryProps = { pictures: { image: string; alt: string }[] };

/** One large picture with thumbnails. */
export function TourGallery({ pictures }: TourGalleryProps) {
  const [shown, setShown] = useState(0);
  const current = pictures[shown] ?? pictures[0];
  if (!current) return null;
  return (
    <div>
      <Picture
        key={current.image}
        className={styles.cover}
        src={current.image}
        kind="destination"
        size="cover"
        alt={current.alt}
        width={1200}
        height={675}
        eager
      />
      {pictures.length > 1 ? (
        <div className={styles.thumbs}>
          {pictures.map(({ image, alt }, place) => (
            <button
              key={image}
              type="button"
              aria-pressed={place === shown}
              aria-label={`Show picture: ${alt}`}
              onClick={() => setShown(place)}
            >
              <Picture src={image} kind="destination" size="thumb" alt="" width={180} height={120} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

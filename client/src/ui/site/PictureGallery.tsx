import { useState } from 'react';
import styles from './Details.module.css';
import { Picture, type PictureKind } from './Picture.tsx';

type PictureGalleryProps = { kind: PictureKind; pictures: { image: string; alt: string }[] };

/** One large picture with thumbnails. */
export function PictureGallery({ kind, pictures }: PictureGalleryProps) {
  const [shown, setShown] = useState(0);
  const current = pictures[shown] ?? pictures[0];
  if (!current) return null;
  return (
    <div>
      <Picture
        key={current.image}
        className={styles.cover}
        src={current.image}
        kind={kind}
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
              <Picture src={image} kind={kind} size="thumb" alt="" width={180} height={120} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

import type { GalleryPicture } from './galleryPicture.ts';
import { Picture, type PictureKind } from './Picture.tsx';
import styles from './PictureGallery.module.css';
import { useLightbox } from './useLightbox.tsx';

type PictureGalleryProps = { kind: PictureKind; pictures: GalleryPicture[] };

/** A strip of pictures from edge to edge. Each is a link to its file; with script, it opens a lightbox instead. */
export function PictureGallery({ kind, pictures }: PictureGalleryProps) {
  const { linkTo, lightbox } = useLightbox(kind, pictures);
  if (pictures.length === 0) return null;
  return (
    <section aria-label="Pictures">
      <ul className={styles.strip}>
        {pictures.map((picture, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may choose a picture twice
          <li key={place}>
            <a {...linkTo(picture)}>
              <Picture
                src={picture.image}
                kind={kind}
                alt={picture.alt}
                width={900}
                height={600}
                focus={picture}
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  );
}

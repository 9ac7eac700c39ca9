import { type MouseEvent, useState } from 'react';
import { useOverlay } from '../../lib/useOverlay.ts';
import type { GalleryPicture } from './galleryPicture.ts';
import { Picture, type PictureKind, pictureAddress } from './Picture.tsx';
import styles from './PictureGallery.module.css';
import type { PictureLightbox } from './PictureLightbox.tsx';

type PictureGalleryProps = { kind: PictureKind; pictures: GalleryPicture[] };

/** A strip of pictures from edge to edge. Each is a link to its file; with script, it opens a lightbox instead. */
export function PictureGallery({ kind, pictures }: PictureGalleryProps) {
  // Loaded with the first opening: most visitors never open it.
  const [Lightbox, setLightbox] = useState<typeof PictureLightbox>();
  const [first, setFirst] = useState(0);
  const overlay = useOverlay();
  if (pictures.length === 0) return null;

  const open = async (event: MouseEvent<HTMLAnchorElement>, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const module = await import('./PictureLightbox.tsx');
      setLightbox(() => module.PictureLightbox);
      setFirst(place);
      overlay.open();
    } catch {
      window.location.assign(href);
    }
  };

  return (
    <section aria-label="Pictures">
      <ul className={styles.strip}>
        {pictures.map((picture, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may choose a picture twice
          <li key={place}>
            <a href={pictureAddress(picture.image)} onClick={(event) => open(event, place)}>
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
      {Lightbox && overlay.isOpen ? (
        <Lightbox kind={kind} pictures={pictures} first={first} onClose={overlay.close} />
      ) : null}
    </section>
  );
}

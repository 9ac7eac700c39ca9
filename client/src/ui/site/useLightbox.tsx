import { type MouseEvent, useState } from 'react';
import { useOverlay } from '../../lib/useOverlay.ts';
import type { GalleryPicture } from './galleryPicture.ts';
import { type PictureKind, pictureUrl } from './Picture.tsx';
import type { PictureLightbox } from './PictureLightbox.tsx';

/** The props that make a picture a link: it leads to the file; with script, it opens the lightbox instead. */
export type PictureLink = { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };

/** A lightbox with pictures of a page, and the links that open it. */
export function useLightbox(kind: PictureKind, pictures: GalleryPicture[]) {
  // Loaded with the first opening: most visitors never open it.
  const [Lightbox, setLightbox] = useState<typeof PictureLightbox>();
  const [first, setFirst] = useState(0);
  const overlay = useOverlay();

  const open = async (event: MouseEvent<HTMLAnchorElement>, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const { pathname } = window.location;
    const hasLeft = () => window.location.pathname !== pathname;
    try {
      const module = await import('./PictureLightbox.tsx');
      if (hasLeft()) return;
      setLightbox(() => module.PictureLightbox);
      setFirst(place);
      overlay.open();
    } catch {
      // offline the browser would replace the page by its own error
      if (navigator.onLine && !hasLeft()) window.location.assign(href);
    }
  };

  return {
    /** @param picture one of `pictures` */
    linkTo: (picture: GalleryPicture): PictureLink => ({
      href: pictureUrl(picture.image),
      onClick: (event) => void open(event, pictures.indexOf(picture)),
    }),
    lightbox:
      Lightbox && overlay.isOpen ? (
        <Lightbox kind={kind} pictures={pictures} first={first} onClose={overlay.close} />
      ) : null,
  };
}

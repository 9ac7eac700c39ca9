import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { GalleryPicture } from './galleryPicture.ts';
import { Picture, type PictureKind } from './Picture.tsx';
import styles from './PictureLightbox.module.css';

type PictureLightboxProps = {
  kind: PictureKind;
  pictures: GalleryPicture[];
  /** The picture to begin with. */
  first: number;
  onClose: () => void;
};

/** Pixels that a finger moves sideways to turn to another picture. */
const swipeDistance = 48;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture of a gallery at a time as large as the window, with keys, buttons and swipes to the others. */
export function PictureLightbox({ kind, pictures, first, onClose }: PictureLightboxProps) {
  const [place, setPlace] = useState(first);
  const picture = pictures[place];
  const turn = (step: number) => setPlace((now) => (now + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (steps[key]) turn(steps[key]);
  };

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': 'Pictures' } }}
    >
      <div className={styles.box} data-on="ink">
        <div className={styles.bar}>
          <p role="status">
            {pictures.length > 1 ? (
              <>
                <span className="visually-hidden">Picture </span>
                <span>{`${place + 1} of ${pictures.length}`}</span>
              </>
            ) : null}
          </p>
          <IconButton size="large" color="inherit" aria-label="Close" onClick={onClose}>
            <X size={24} aria-hidden="true" />
          </IconButton>
        </div>
        {picture ? <LargePicture kind={kind} picture={picture} onTurn={turn} /> : null}
        {pictures.length > 1 ? <TurnButtons onTurn={turn} /> : null}
      </div>
    </Dialog>
  );
}

function onViewportResize(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Whether two fingers have magnified the page: then one finger moves it. */
const useIsMagnified = () =>
  useSyncExternalStore(onViewportResize, () => (window.visualViewport?.scale ?? 1) > 1);

type Turn = { onTurn: (step: number) => void };

/** A picture with its text and credit. A finger that moves sideways turns to another one. */
function LargePicture({ kind, picture, onTurn }: { kind: PictureKind; picture: GalleryPicture } & Turn) {
  const isMagnified = useIsMagnified();
  const touched = useRef<number | null>(null);
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = touched.current === null ? 0 : clientX - touched.current;
    touched.current = null;
    if (Math.abs(moved) >= swipeDistance) onTurn(moved < 0 ? 1 : -1);
  };
  return (
    <figure
      className={styles.figure}
      data-magnified={isMagnified || undefined}
      onPointerDown={({ clientX, pointerType }) => {
        touched.current = pointerType === 'mouse' ? null : clientX;
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        touched.current = null;
      }}
    >
      <Picture
        key={picture.image}
        src={picture.image}
        kind={kind}
        size="full"
        alt={picture.alt}
        width={1600}
        height={1067}
        draggable={false}
        eager
      />
      <figcaption key={picture.alt}>
        {picture.alt}
        {picture.credit ? <small>Picture: {picture.credit}</small> : null}
      </figcaption>
    </figure>
  );
}

function TurnButtons({ onTurn }: Turn) {
  return (
    <>
      <IconButton
        size="large"
        className={styles.previous ?? ''}
        color="inherit"
        aria-label="Previous picture"
        onClick={() => onTurn(-1)}
      >
        <ArrowLeft size={28} aria-hidden="true" />
      </IconButton>
      <IconButton
        size="large"
        className={styles.next ?? ''}
        color="inherit"
        aria-label="Next picture"
        onClick={() => onTurn(1)}
      >
        <ArrowRight size={28} aria-hidden="true" />
      </IconButton>
    </>
  );
}

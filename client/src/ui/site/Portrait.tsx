import type { PictureDetails } from '@platform/picture.contract.ts';
import { Picture } from './Picture.tsx';
import { useLightbox } from './useLightbox.tsx';

type PortraitProps = {
  src: string;
  /** Also the name of its link, therefore not empty. */
  alt: string;
  details: PictureDetails;
  /** Width and height in pixels. */
  size: number;
};

/** The portrait of a person, which opens in the lightbox. */
export function Portrait({ src, alt, details, size }: PortraitProps) {
  const enlarged = { ...details, image: src, alt };
  const { linkTo, lightbox } = useLightbox('avatar', [enlarged]);
  return (
    <>
      <a {...linkTo(enlarged)}>
        <Picture src={src} kind="avatar" size="thumb" alt={alt} width={size} height={size} focus={details} />
      </a>
      {lightbox}
    </>
  );
}

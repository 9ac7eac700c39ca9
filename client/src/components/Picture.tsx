import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { imageVariants, variantFormats } from '../../../server/platform/pictures/contract.ts';

export type PictureKind = 'destination' | 'wedding' | 'blog' | 'news' | 'avatar';

type PictureProps = Omit<ComponentProps<'img'>, 'src'> & {
  src?: string | null;
  /** Which default stands in for a missing or broken picture. */
  kind: PictureKind;
  /** How wide it is shown: it decides which copy of an upload is fetched. */
  size?: keyof typeof sizes;
  /** Above the fold: loaded at once and first. */
  eager?: boolean;
  width: number;
  height: number;
};

const sizes = {
  card: '(max-width: 640px) 100vw, (max-width: 991px) 50vw, 26rem',
  cover: '(max-width: 991px) 100vw, 52rem',
  thumb: '180px',
} as const;

/** Full addresses stay as they are; stored paths are made absolute. */
export const pictureAddress = (src: string) => (/^(https?:|data:|\/)/.test(src) ? src : `/${src}`);

/**
 * A picture with a fixed ratio, and the default of its kind when its own is missing or broken. Of an upload the
 * browser chooses the smallest copy that suffices, in the densest format it knows.
 */
export function Picture({ src, kind, size = 'card', eager = false, alt, ...rest }: PictureProps) {
  const [broken, setBroken] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  const fallback = `/pictures/defaults/${kind}.svg`;

  // An error that came before hydration has no event left to hear.
  useEffect(() => {
    const image = element.current;
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);

  const shown = broken || !src ? fallback : pictureAddress(src);
  const copies = imageVariants(shown);

  const image = (
    <img
      {...rest}
      ref={element}
      alt={alt}
      src={shown}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      onError={() => setBroken(true)}
    />
  );
  if (copies.length === 0) return image;
  return (
    <picture>
      {variantFormats.map((wanted) => (
        <source
          key={wanted}
          type={`image/${wanted}`}
          srcSet={copies
            .filter(({ format }) => format === wanted)
            .map(({ path, width }) => `${path} ${width}w`)
            .join(', ')}
          sizes={sizes[size]}
        />
      ))}
      {image}
    </picture>
  );
}

import { imageVariants, variantFormats } from '@platform/storage/pictures.contract.ts';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

export type PictureKind = 'destination' | 'wedding' | 'blog' | 'news' | 'avatar';

export type EagerCard = {
  /** In the first view, so that its picture comes with the page. */
  eager?: boolean | undefined;
};

/** The point that stays in view when a picture is cropped, in percent. */
export type FocalPoint = { focal_x?: number; focal_y?: number };

type PictureProps = Omit<ComponentProps<'img'>, 'src'> & {
  src?: string | null;
  /** Which default replaces a missing or broken picture. */
  kind: PictureKind;
  /** The displayed width: decides which variant of an upload is loaded. */
  size?: keyof typeof sizes;
  /** Above the fold: loaded eagerly with high priority, before all others. */
  eager?: boolean | undefined;
  /** The centre if absent. */
  focus?: FocalPoint | undefined;
  width: number;
  height: number;
};

const sizes = {
  card: '(max-width: 40em) 100vw, (max-width: 61.95em) 50vw, 26rem',
  cover: '(max-width: 61.95em) 100vw, 52rem',
  full: '100vw',
  thumb: '180px',
} as const;

/** Makes stored paths absolute; full URLs stay unchanged. */
export const pictureUrl = (src: string) => (/^(https?:|data:|\/)/.test(src) ? src : `/${src}`);

/**
 * A picture with a fixed ratio and a default when it is missing or broken. For uploads the
 * browser selects the smallest sufficient variant in the best format it supports.
 */
export function Picture({ src, kind, size = 'card', eager = false, focus, alt, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>();
  const element = useRef<HTMLImageElement>(null);
  const fallback = `/pictures/defaults/${kind}.svg`;

  // An error before hydration fires no event here.
  useEffect(() => {
    const image = element.current;
    if (image?.complete && image.naturalWidth === 0) setBroken(src);
  }, [src]);

  const shown = !src || src === broken ? fallback : pictureUrl(src);
  const copies = imageVariants(shown);

  const image = (
    <img
      style={focus && { objectPosition: `${focus.focal_x ?? 50}% ${focus.focal_y ?? 50}%` }}
      {...rest}
      ref={element}
      alt={alt}
      src={shown}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      decoding={eager ? 'sync' : 'async'}
      onError={() => setBroken(src)}
    />
  );
  if (copies.length === 0) return image;
  return (
    <picture>
      {variantFormats.map((variantFormat) => (
        <source
          key={variantFormat}
          type={`image/${variantFormat}`}
          srcSet={copies
            .filter(({ format }) => format === variantFormat)
            .map(({ path, width }) => `${path} ${width}w`)
            .join(', ')}
          sizes={sizes[size]}
        />
      ))}
      {image}
    </picture>
  );
}

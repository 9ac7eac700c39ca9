import { type ComponentProps, useEffect, useRef, useState } from 'react';

export type PictureKind = 'destination' | 'wedding' | 'blog' | 'news' | 'avatar';

type PictureProps = Omit<ComponentProps<'img'>, 'src'> & {
  src?: string | null;
  /** Which default stands in for a missing or broken picture. */
  kind: PictureKind;
  /** Above the fold: loaded at once and first. */
  eager?: boolean;
  width: number;
  height: number;
};

/** Full addresses stay as they are; stored paths are made absolute. */
export const pictureAddress = (src: string) => (/^(https?:|data:|\/)/.test(src) ? src : `/${src}`);

/** A picture with a fixed ratio, and the default of its kind when its own is missing or broken. */
export function Picture({ src, kind, eager = false, alt, ...rest }: PictureProps) {
  const [broken, setBroken] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  const fallback = `/pictures/defaults/${kind}.svg`;

  // An error that came before hydration has no event left to hear.
  useEffect(() => {
    const image = element.current;
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);

  return (
    <img
      {...rest}
      ref={element}
      alt={alt}
      src={broken || !src ? fallback : pictureAddress(src)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      onError={() => setBroken(true)}
    />
  );
}

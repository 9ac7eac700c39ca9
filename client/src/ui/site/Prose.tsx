import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { isPagePath } from '../../lib/isPagePath.ts';
import type { PictureKind } from './Picture.tsx';
import styles from './Prose.module.css';
import { useFollow } from './useFollow.ts';

type ProseProps = {
  html: string;
  /** Which default replaces a broken picture. */
  kind?: PictureKind;
};

function replacePicture(image: HTMLImageElement, src: string) {
  // Otherwise one of its copies would be loaded, not `src`.
  image.removeAttribute('srcset');
  image.src = src;
}

/** HTML written by staff and sanitised by the server. Internal links use the router. */
export const Prose = memo(function Prose({ html, kind = 'blog' }: ProseProps) {
  const follow = useFollow();
  const body = useRef<HTMLDivElement>(null);
  const fallback = `/pictures/defaults/${kind}.svg`;

  // An error before hydration fires no event here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures come with other HTML
  useEffect(() => {
    for (const image of body.current?.querySelectorAll('img') ?? [])
      if (image.complete && image.naturalWidth === 0) replacePicture(image, fallback);
  }, [html, fallback]);

  const replaceBroken = ({ target }: { target: unknown }) => {
    if (target instanceof HTMLImageElement && target.getAttribute('src') !== fallback)
      replacePicture(target, fallback);
  };

  const handleClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || !isPagePath(path) || link?.target) return;
    event.preventDefault();
    follow(path);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links turn Enter into a click
    <div
      ref={body}
      className={`each-later ${styles.prose}`}
      onClick={handleClick}
      onErrorCapture={replaceBroken}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

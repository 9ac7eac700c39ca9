import type { EmotionCache } from '@emotion/cache';
import { compactStyles } from './compactStyles.ts';
import { createStyleCache, insertionPoint } from './styleCache.ts';

/**
 * A style element that Emotion finds where it would put it: it moves others, after which the browser computes all
 * styles again. `data-s` says that it has been moved.
 */
export const styleElement = ({ name, css }: { name: string; css: string }): string =>
  `<meta name="${insertionPoint}" content=""><style data-emotion="${name}" data-s>${css}</style>`;

/** A cache for one rendering on the server, which collects styles instead of rendering them inside the content. */
export function createServerStyleCache(): EmotionCache {
  const cache = createStyleCache();
  cache.compat = true;
  return cache;
}

/** Pages have few different sets of classes, and compacting takes longer than rendering. */
const compacted = new Map<string, string>();

/**
 * The collected styles of the classes in `html`; those of components that wrap another are merged into one class, and
 * the parts are left out. In the browser Emotion finds all of them by name and does not insert them again: the name of a
 * part never stands in a page, because the component inside merges it.
 */
export function collectStyles({ key, inserted }: EmotionCache, html: string): { name: string; css: string } {
  const used = new Set(Array.from(html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g')), ([, id]) => id));
  const styles = Object.entries(inserted).flatMap(([id, css]) =>
    typeof css === 'string' && used.has(id) ? [{ className: `${key}-${id}`, id, css }] : [],
  );
  const names = styles.map(({ id }) => id).join();
  const css = compacted.get(names) ?? compactStyles(styles);
  compacted.set(names, css);
  return { name: [key, ...Object.keys(inserted)].join(' '), css };
}

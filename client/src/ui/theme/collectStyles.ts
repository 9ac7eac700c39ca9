import type { EmotionCache } from '@emotion/cache';
import { compactStyles } from './compactStyles.ts';
import { createStyleCache, insertionPoint } from './styleCache.ts';

/**
 * A style element at the place where Emotion expects it: Emotion moves others, and the browser then computes all styles
 * again. `data-s` marks it as moved.
 */
export const styleElement = ({ name, merged, css }: CollectedStyles): string =>
  `<meta name="${insertionPoint}" content=""><style data-emotion="${name}" data-merged="${merged}" data-s>${css}</style>`;

/** Styles with the ids that they have in Emotion, and the ids of those that were merged into them. */
type CollectedStyles = { name: string; merged: string; css: string };

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
 * the parts are left out. While it hydrates, Emotion inserts none of them.
 */
export function collectStyles({ key, inserted }: EmotionCache, html: string): CollectedStyles {
  const used = new Set(Array.from(html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g')), ([, id]) => id));
  const styles = Object.entries(inserted).flatMap(([id, css]) =>
    typeof css === 'string' && used.has(id) ? [{ className: `${key}-${id}`, id, css }] : [],
  );
  const names = styles.map(({ id }) => id).join();
  const css = compacted.get(names) ?? compactStyles(styles);
  compacted.set(names, css);
  const merged = Object.keys(inserted).filter((id) => !used.has(id));
  return { name: [key, ...styles.map(({ id }) => id)].join(' '), merged: merged.join(' '), css };
}

import createCache, { type EmotionCache } from '@emotion/cache';
import { compactStyles } from './compactStyles.ts';

/**
 * The styles of MUI's components come before those of CSS modules, which may adjust them. Without plugins, because the
 * supported browsers need no vendor prefixes.
 */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'mui', prepend: true, stylisPlugins: [] });

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
 * the parts are left out. In the browser Emotion finds them by name and does not insert them again.
 */
export function collectStyles({ key, inserted }: EmotionCache, html: string): { name: string; css: string } {
  const used = new Set(Array.from(html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g')), ([, id]) => id));
  const styles = Object.entries(inserted).flatMap(([id, css]) =>
    typeof css === 'string' && used.has(id) ? [{ className: `${key}-${id}`, id, css }] : [],
  );
  const name = [key, ...styles.map(({ id }) => id)].join(' ');
  const css = compacted.get(name) ?? compactStyles(styles);
  compacted.set(name, css);
  return { name, css };
}

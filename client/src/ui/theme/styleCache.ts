import createCache, { type EmotionCache } from '@emotion/cache';

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

/**
 * The collected styles of the classes in `html`; those of components that wrap another are merged into one class, and
 * the parts are left out. In the browser Emotion finds them by name and does not insert them again.
 */
export function collectStyles({ key, inserted }: EmotionCache, html: string): { name: string; css: string } {
  const used = new Set(Array.from(html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g')), ([, id]) => id));
  const rules = Object.entries(inserted).filter(([id, css]) => typeof css === 'string' && used.has(id));
  const ids = rules.map(([id]) => id).join(' ');
  return { name: `${key} ${ids}`, css: rules.map(([, css]) => css).join('') };
}

import createCache, { type EmotionCache } from '@emotion/cache';

/** Name of the meta element that the styles of MUI's components follow. */
export const insertionPoint = 'emotion-insertion-point';

/**
 * The styles of MUI's components come before those of CSS modules, which may adjust them. Without plugins, because the
 * supported browsers need no vendor prefixes.
 */
export function createStyleCache(): EmotionCache {
  const marker = globalThis.document?.querySelector<HTMLElement>(`meta[name="${insertionPoint}"]`);
  // Where the server rendered nothing, at the beginning.
  return createCache({
    key: 'mui',
    stylisPlugins: [],
    prepend: true,
    ...(marker && { insertionPoint: marker }),
  });
}

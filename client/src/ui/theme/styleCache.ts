import createCache, { type EmotionCache } from '@emotion/cache';

/** Name of the meta element that the styles of MUI's components follow. */
export const insertionPoint = 'emotion-insertion-point';

/**
 * Without plugins, because the supported browsers need no vendor prefixes.
 * @param prepend whether the styles of MUI's components come before those of style sheets, which may then adjust them
 */
export function createStyleCache({ prepend = true } = {}): EmotionCache {
  const marker = globalThis.document?.querySelector<HTMLElement>(`meta[name="${insertionPoint}"]`);
  // Where the server rendered nothing, at the beginning or the end.
  return createCache({
    key: 'mui',
    stylisPlugins: [],
    prepend,
    ...(marker && { insertionPoint: marker }),
  });
}

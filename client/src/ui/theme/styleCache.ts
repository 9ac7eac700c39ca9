import createCache, { type EmotionCache } from '@emotion/cache';

/** Name of the meta element that the styles of MUI's components follow. */
export const insertionPoint = 'emotion-insertion-point';

/** Ids of the styles that the server merged into others, from the style element of the page. */
const readMergedIds = (): string[] =>
  globalThis.document?.querySelector<HTMLElement>('style[data-merged]')?.dataset['merged']?.split(' ') ?? [];

/**
 * Without plugins, because the supported browsers need no vendor prefixes.
 * @param prepend whether the styles of MUI's components come before those of style sheets, which may then adjust them
 */
export function createStyleCache({ prepend = true } = {}): EmotionCache {
  const marker = globalThis.document?.querySelector<HTMLElement>(`meta[name="${insertionPoint}"]`);
  const cache = createCache({
    key: 'mui',
    stylisPlugins: [],
    // Where the server rendered nothing, at the beginning or the end.
    prepend,
    ...(marker && { insertionPoint: marker }),
  });
  for (const id of readMergedIds()) cache.inserted[id] = true;
  return cache;
}

/** After hydration: on later pages merged styles may stand alone, and are inserted when they are used. */
export function forgetMergedStyles(cache: EmotionCache): void {
  for (const id of readMergedIds()) delete cache.inserted[id];
}

import type { EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** Collects the form styles of a server-rendered page; null in the browser. */
export const FormStyles = createContext<EmotionCache[] | null>(null);

/**
 * The styles as an element for the page's head, because HTML forbids style elements in the content. In the browser
 * Emotion finds them by id and does not insert them again.
 */
export function formStylesHtml(caches: EmotionCache[]): string {
  return caches
    .map(({ key, inserted }) => {
      const rules = Object.entries(inserted).filter(([, css]) => typeof css === 'string');
      const ids = rules.map(([id]) => id).join(' ');
      return `<style data-emotion="${key} ${ids}">${rules.map(([, css]) => css).join('')}</style>`;
    })
    .join('');
}

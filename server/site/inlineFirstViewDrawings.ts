import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The preload hints and high-priority images of a page, as React writes them. */
const firstViewImages =
  /<link rel="preload" as="image" href="([^"]+)"[^>]*>|(?:<source [^>]*>)?<img [^>]*fetchPriority="high"[^>]*>/g;
const drawing = /(?<= (?:src|srcSet)=")\/pictures\/[\w/-]+\.svg(?=")/g;

/** Escaped for an attribute, also for one that takes a list. */
const toDataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURI(svg.replace(/\s+/g, ' ').trim()).replaceAll('#', '%23').replaceAll('&', '%26')}`;

/**
 * Returns a function that replaces the drawings of a page's first view with their content, so that they are painted
 * with the page instead of one request later. React hydrates an element as it finds it.
 * @param clientDir folder of the built client
 */
export function inlineFirstViewDrawings(clientDir: string): (html: string) => Promise<string> {
  const dataUrls = new Map<string, string>();
  async function load(path: string) {
    if (dataUrls.has(path)) return;
    const svg = await readFile(join(clientDir, path), 'utf8').catch(() => null);
    if (svg !== null) dataUrls.set(path, toDataUrl(svg));
  }
  return async (html) => {
    const images = [...html.matchAll(firstViewImages)].filter(([, preloaded]) => !preloaded);
    const paths = new Set(images.flatMap(([tags]) => tags.match(drawing) ?? []));
    await Promise.all([...paths].map(load));
    return html.replace(firstViewImages, (tags: string, preloaded?: string) => {
      if (!preloaded) return tags.replace(drawing, (path) => dataUrls.get(path) ?? path);
      return paths.has(preloaded) && dataUrls.has(preloaded) ? '' : tags;
    });
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page marks as wanted first, as React writes it. */
const firstPicture = /(?:<source [^>]*>)?<img [^>]*fetchPriority="high"[^>]*>/g;
const drawing = /(?<= (?:src|srcSet)=")\/pictures\/[\w/-]+\.svg(?=")/g;
const preload = /<link rel="preload" as="image" href="([^"]+)"[^>]*>/g;

/** Fit for an attribute, also for one that takes a list. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${encodeURI(svg.replace(/\s+/g, ' ').trim()).replaceAll('#', '%23').replaceAll('&', '%26')}`;

/**
 * Puts the drawings of the first view into the page itself, where they are painted with it instead of a request later.
 * React takes an element over as it finds it.
 * @param clientDir folder of the built client
 */
export function openFirstPictures(clientDir: string): (html: string) => Promise<string> {
  const known = new Map<string, string>();
  async function open(path: string) {
    if (known.has(path)) return;
    const svg = await readFile(join(clientDir, path), 'utf8').catch(() => null);
    if (svg !== null) known.set(path, dataAddress(svg));
  }
  return async (html) => {
    const paths = new Set([...html.matchAll(firstPicture)].flatMap(([tags]) => tags.match(drawing) ?? []));
    await Promise.all([...paths].map(open));
    const isInPage = (path: string) => paths.has(path) && known.has(path);
    return html
      .replace(firstPicture, (tags) => tags.replace(drawing, (path) => known.get(path) ?? path))
      .replace(preload, (link, path) => (isInPage(path) ? '' : link));
  };
}

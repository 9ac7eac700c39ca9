import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The preload hints and high-priority images of a page, as React writes them. */
const wantedFirst =
  /<link rel="preload" as="image" href="([^"]+)"[^>]*>|(?:<source [^>]*>)?<img [^>]*fetchPriority="high"[^>]*>/g;
const drawing = /(?<= (?:src|srcSet)=")\/pictures\/[\w/-]+\.svg(?=")/g;

/** Fit for an attribute, also for one that takes a list. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${encodeURI(svg.replace(/\s+/g, ' ').trim()).replaceAll('#', '%23').replaceAll('&', '%26')}`;

/**
 * Puts the drawings of the first view into the page itself, where they are painted with it instead of a request later.
 * React takes an element over as it finds it.
 * @param clientDir folder of the built client
 * @returns gives the page in pieces: it is long, and most of it stays as it is
 */
export function openFirstPictures(clientDir: string): (html: string) => Promise<string[]> {
  const known = new Map<string, string>();
  async function open(path: string) {
    if (known.has(path)) return;
    const svg = await readFile(join(clientDir, path), 'utf8').catch(() => null);
    if (svg !== null) known.set(path, dataAddress(svg));
  }
  return async (html) => {
    const found = [...html.matchAll(wantedFirst)];
    const paths = new Set(found.flatMap(([tags, ahead]) => (ahead ? [] : (tags.match(drawing) ?? []))));
    await Promise.all([...paths].map(open));
    const isInPage = (path: string) => paths.has(path) && known.has(path);
    const pieces: string[] = [];
    let end = 0;
    for (const { index, 0: tags, 1: ahead } of found) {
      pieces.push(html.slice(end, index));
      if (!ahead) pieces.push(tags.replace(drawing, (path) => known.get(path) ?? path));
      else if (!isInPage(ahead)) pieces.push(tags);
      end = index + tags.length;
    }
    return [...pieces, html.slice(end)];
  };
}

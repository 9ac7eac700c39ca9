import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Puts the styles that a page links to into the page itself: it is painted one round trip earlier. */
export async function inlineStyles(page: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/g)];
  if (links.length === 0) throw new Error(`${page} links to no styles`);
  let inlined = html;
  for (const [link, file = ''] of links) {
    const css = await readFile(join(dirname(page), file), 'utf8');
    inlined = inlined.replace(link, () => `<style>${css.trim()}</style>`);
  }
  await writeFile(page, inlined);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
);

/** What every page loads besides its own chunk, in the order in which the browser would. */
const commonChunks = ['index.html', 'src/site/SiteApp.tsx', 'src/site/start/startSite.tsx'];

type PageStyles = {
  css: string;
  /**
   * Disabled links to the same files: the browser does not fetch them, and the client does not load what the page
   * has already.
   */
  links: string;
};

/**
 * Returns a function that reads the styles of a page's CSS modules from the build.
 * @param clientDir folder of the built client
 */
export function openPageStyles(clientDir: string): (page: string) => PageStyles {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')),
  );
  const pages = new Map<string, PageStyles>();

  /** The style sheets of a chunk, those of its imports first. */
  function collectFiles(key: string, files: Set<string>, visited: Set<string>) {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports) collectFiles(imported, files, visited);
    for (const file of chunk.css) files.add(file);
  }

  function readStyles(page: string): PageStyles {
    const files = new Set<string>();
    const visited = new Set<string>();
    for (const key of [...commonChunks, `src/site/pages/${page}.tsx`]) collectFiles(key, files, visited);
    const css = [...files].map((file) => readFileSync(join(clientDir, file), 'utf8').trim()).join('');
    const links = [...files].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
    return { css, links };
  }

  return (page) => {
    const known = pages.get(page) ?? readStyles(page);
    pages.set(page, known);
    return known;
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findUsedNames, pickUsedStyles } from './pickUsedStyles.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

/** Every page contains them whole: loaded once more, they would make the browser compute and lay out the page again. */
const globalStyles = 'src/ui/theme/global.css';

/** The chunks with styles that every page loads besides its own, in the order in which the browser would. */
const commonChunks = ['src/site/SiteApp.tsx', 'src/site/start/startSite.tsx'];

/**
 * Returns a function that gives the global styles and picks, from the CSS modules of the build, those that the HTML of a
 * page needs. The client loads the complete modules with the page's code, before it changes the page.
 * @param clientDir folder of the built client
 */
export function openPageStyles(clientDir: string): (page: string, html: string) => string {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')),
  );
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8').trim();
  const common = read(manifest[globalStyles]?.file ?? '');
  const pages = new Map<string, string>();

  /** The style sheets of a chunk, those of its imports first. */
  function collectFiles(key: string, files: Set<string>, visited: Set<string>) {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports) collectFiles(imported, files, visited);
    for (const file of chunk.css) files.add(file);
  }

  function readStyles(page: string): string {
    const files = new Set<string>();
    const visited = new Set<string>();
    for (const key of [...commonChunks, `src/site/pages/${page}.tsx`]) collectFiles(key, files, visited);
    return [...files].map(read).join('');
  }

  return (page, html) => {
    const css = pages.get(page) ?? readStyles(page);
    pages.set(page, css);
    return common + pickUsedStyles(css, findUsedNames(html));
  };
}

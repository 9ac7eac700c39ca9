import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFonts } from '../platform/http/standalonePageStyles.ts';

/** Finds the fonts of a build, whose names end in a hash of their content; null when they are not there. */
export async function findSiteFonts(clientDir: string): Promise<PageFonts> {
  const files = await readdir(join(clientDir, 'assets')).catch(() => []);
  const find = (pattern: RegExp) => files.find((file) => pattern.test(file));
  const text = find(/^figtree-latin-[\w-]{8}\.woff2$/);
  const display = find(/^fraunces-latin-600-[\w-]{8}\.woff2$/);
  return text && display ? { text: `/assets/${text}`, display: `/assets/${display}` } : null;
}

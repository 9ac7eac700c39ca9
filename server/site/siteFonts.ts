import type { PageFonts } from '../platform/http/standalonePageStyles.ts';
import { readClientManifest } from './clientManifest.ts';

/** Finds the fonts of a build, whose names contain a hash of their content; null when they are not there. */
export function findSiteFonts(clientDir: string): PageFonts {
  const manifest = readClientManifest(clientDir, 'fonts-manifest');
  const find = (name: string) => manifest[`src/ui/theme/fonts/${name}.woff2`]?.file;
  const [text, display] = [find('figtree-latin'), find('fraunces-latin-600')];
  return text && display ? { text: `/${text}`, display: `/${display}` } : null;
}

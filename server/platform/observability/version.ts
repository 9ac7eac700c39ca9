import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The running release, from the nearest package.json in an ancestor folder: the same for the sources and for dist. */
export const version = readVersion(dirname(fileURLToPath(import.meta.url)));

function readVersion(folder: string): string {
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
  } catch {
    return folder === dirname(folder) ? 'unknown' : readVersion(dirname(folder));
  }
}

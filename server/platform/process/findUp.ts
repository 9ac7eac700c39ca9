import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The file or folder at `path` in the nearest folder above the running code, sources or dist; null if none has it. */
export function findUp(path: string, folder = import.meta.dirname): string | null {
  const found = join(folder, path);
  if (existsSync(found)) return found;
  return folder === dirname(folder) ? null : findUp(path, dirname(folder));
}

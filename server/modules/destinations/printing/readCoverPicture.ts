import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readIfStored, type Storage } from '../../../platform/storage/storage.ts';

/** The folder of the site's own pictures: of the built client, or of its sources. */
function findPictures(folder = import.meta.dirname): string | null {
  for (const client of ['client', 'client/public'])
    if (existsSync(join(folder, client, 'pictures'))) return join(folder, client);
  return folder === dirname(folder) ? null : findPictures(dirname(folder));
}

/** The content of an upload or of one of the site's own pictures; null when there is none. */
export async function readCoverPicture(storage: Storage, path: string): Promise<Buffer | null> {
  if (path.startsWith('/uploads/')) {
    const upload = await readIfStored(storage, path.slice(1));
    return upload && buffer(upload.stream);
  }
  const folder = findPictures();
  if (!folder || !/^\/pictures\/[\w/-]+\.\w+$/.test(path)) return null;
  return readFile(join(folder, path)).catch(() => null);
}

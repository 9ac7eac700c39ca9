import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { findUp } from '../../../platform/process/findUp.ts';
import { readIfStored, type Storage } from '../../../platform/storage/storage.ts';

/** The content of an upload or of one of the site's own pictures; null when there is none. */
export async function readCoverPicture(storage: Storage, path: string): Promise<Buffer | null> {
  if (path.startsWith('/uploads/')) {
    const upload = await readIfStored(storage, path.slice(1));
    return upload && buffer(upload.stream);
  }
  if (!/^\/pictures\/[\w/-]+\.\w+$/.test(path)) return null;
  // In the built client, or in its sources.
  const file = findUp(`client${path}`) ?? findUp(`client/public${path}`);
  return file ? readFile(file) : null;
}

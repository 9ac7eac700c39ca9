import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { s3Storage } from './s3Storage.ts';
import { fileStorage, type Storage } from './storage.ts';

/** Opens the storage that the settings name; default `file:` below the data folder. */
export function openStorage(storageUrl: string | undefined, dataDir: string): Storage {
  if (storageUrl?.startsWith('s3:')) return s3Storage(storageUrl);
  return fileStorage(storageFolder(storageUrl, dataDir));
}

/** The folder of uploads, unless they are in a bucket. */
function storageFolder(storageUrl: string | undefined, dataDir: string): string {
  const url = storageUrl ?? `file:${join(resolve(dataDir), 'uploads')}`;
  return resolve(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));
}

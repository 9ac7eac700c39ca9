import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { notFound } from './errors.ts';

/** Where uploads live. Keys are relative paths with forward slashes, such as `private/attachments/4f….pdf`. */
export type Storage = {
  /** Takes over a local file; the file is gone afterwards. */
  put(key: string, localFile: string): Promise<void>;
  /** Stores what is in memory already. */
  putBuffer(key: string, content: Uint8Array): Promise<void>;
  /** @throws AppError 404 when nothing is stored under the key */
  read(key: string): Promise<{ stream: Readable; size: number }>;
  remove(key: string): Promise<void>;
};

/** Opens the storage that the settings name: `file:` below the data folder unless told otherwise. */
export function openStorage(storageUrl: string | undefined, dataDir: string): Storage {
  const folder = storageFolder(storageUrl, dataDir);
  if (folder === null) throw new Error(`STORAGE_URL ${storageUrl} is not supported by this build`);
  return fileStorage(folder);
}

/** The folder that uploads live in; null when they live elsewhere. */
export function storageFolder(storageUrl: string | undefined, dataDir: string): string | null {
  const url = storageUrl ?? `file:${join(resolve(dataDir), 'uploads')}`;
  if (!url.startsWith('file:')) return null;
  return url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice('file:'.length));
}

function fileStorage(root: string): Storage {
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw notFound();
    return path;
  };
  return {
    async put(key, localFile) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      try {
        await rename(localFile, path);
      } catch (error) {
        // The temporary folder may be another file system.
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        await copyFile(localFile, path);
        await rm(localFile, { force: true });
      }
    },
    async putBuffer(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Under another name first, so that no reader meets half of it.
      const unfinished = `${path}.${randomUUID()}.part`;
      await writeFile(unfinished, content);
      await rename(unfinished, path);
    },
    async read(key) {
      const path = pathOf(key);
      const size = await stat(path).then(
        (stats) => stats.size,
        () => {
          throw notFound();
        },
      );
      return { stream: createReadStream(path), size };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

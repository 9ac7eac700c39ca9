import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../errorCode.ts';
import { AppError, notFound, StorageRefused } from '../errors.ts';

type StoredFile = { stream: Readable; size: number };

/** Where uploads are stored. Keys are relative paths with forward slashes, such as `private/attachments/4f….pdf`. */
export type Storage = {
  /** Moves a local file into the storage. @throws StorageRefused */
  put(key: string, localFile: string): Promise<void>;
  /** Stores content that is already in memory. @throws StorageRefused */
  putBuffer(key: string, content: Uint8Array): Promise<void>;
  /** @throws AppError 404 when nothing is stored under the key */
  read(key: string): Promise<StoredFile>;
  remove(key: string): Promise<void>;
  /** All keys, in no order. */
  list(): AsyncIterable<string>;
  /**
   * Deletes files that killed processes left incomplete before a moment; absent where only complete files are stored.
   */
  removeUnfinished?(before: Date): Promise<void>;
};

/** The content stored under a key; null without any. */
export const readIfStored = (storage: Storage, key: string): Promise<StoredFile | null> =>
  storage.read(key).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  });

/** Files in a folder. */
export function fileStorage(root: string): Storage {
  const resolvePath = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw notFound();
    return path;
  };
  const store = async (key: string, write: (path: string) => Promise<void>) => {
    const path = resolvePath(key);
    try {
      await mkdir(dirname(path), { recursive: true });
      await write(path);
    } catch (error) {
      const reason = errorCode(error) ?? String(error);
      throw new StorageRefused(`STORAGE_URL: ${root} refuses to store (${reason})`, { cause: error });
    }
  };
  return {
    put: (key, localFile) =>
      store(key, async (path) => {
        try {
          await moveDurably(localFile, path);
        } catch (error) {
          // The temporary folder may be another file system.
          if (errorCode(error) !== 'EXDEV') throw error;
          await writeAtomically(path, (unfinished) => copyFile(localFile, unfinished));
          await rm(localFile, { force: true });
        }
      }),
    putBuffer: (key, content) =>
      store(key, (path) => writeAtomically(path, (unfinished) => writeFile(unfinished, content))),
    async read(key) {
      const path = resolvePath(key);
      try {
        const { size } = await stat(path);
        return { stream: createReadStream(path), size };
      } catch (error) {
        throw isNoFile(error) ? notFound() : error;
      }
    },
    async remove(key) {
      await rm(resolvePath(key), { force: true });
    },
    async *list() {
      for (const path of await listFiles(root)) {
        if (!path.endsWith(unfinishedEnding)) yield relative(root, path).split(sep).join('/');
      }
    },
    async removeUnfinished(before) {
      for (const path of await listFiles(root)) {
        if (!path.endsWith(unfinishedEnding)) continue;
        // A file that was completed since it was listed has another name.
        const writtenAt = await stat(path).then(
          ({ mtime }) => mtime,
          () => before,
        );
        if (writtenAt < before) await rm(path, { force: true });
      }
    },
  };
}

/** The paths of the files in a folder and below it; none when there is no such folder yet. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Whether no file can have this path, as opposed to a disk that cannot be read now. */
const isNoFile = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(errorCode(error) ?? '');

const unfinishedEnding = '.part';

/** Renames a file so that a crash of the machine loses neither its content nor its name. */
async function moveDurably(from: string, to: string): Promise<void> {
  await sync(from);
  await rename(from, to);
  await sync(dirname(to)).catch((error: unknown) => {
    if (!cannotSyncFolder.has(errorCode(error) ?? '')) throw error;
  });
}

/** Of file systems, such as some shared ones, that cannot do it for a folder. */
const cannotSyncFolder = new Set(['EINVAL', 'EISDIR', 'EPERM', 'EACCES']);

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes to a temporary name first, so that readers never see a partial file, and removes it on failure. */
async function writeAtomically(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${unfinishedEnding}`;
  try {
    await write(unfinished);
    await moveDurably(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

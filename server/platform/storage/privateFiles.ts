import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import type { Context } from 'koa';
import type { Database } from '../db/db.ts';
import { AppError, unsupportedMedia } from '../errors.ts';
import type { UploadedFile } from '../http/body.ts';
import { typedName } from './fileNames.ts';
import type { Storage } from './storage.ts';

/** A private file: its storage key, its owner's name for it, its size in bytes, its checked content type. */
export type PrivateFile = { key: string; name: string; size: number; mime: string };

/** The content of old Word files only reveals a compound file; the name must distinguish them. */
const oldWord = 'application/x-cfb';

const extensions: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
};

/**
 * Stores a picture or document under a random private key, after a check of its content; its name is not trusted.
 * @throws AppError 415 when it is empty, or the content is not of an allowed type
 */
export async function storePrivateFile(
  { db, storage }: { db: Database; storage: Storage },
  file: UploadedFile,
  texts: { empty: string; wrongType: string },
): Promise<PrivateFile> {
  if (file.size === 0) throw unsupportedMedia(texts.empty, file.field);
  const type = toDocumentType((await fileTypeFromFile(file.path))?.mime, file.originalName);
  if (!type) throw unsupportedMedia(texts.wrongType, file.field);
  const { mime, extension } = type;
  const key = await createPrivateKey(db, extension);
  await storage.put(key, file.path);
  return { key, name: typedName(file.originalName, extension), size: file.size, mime };
}

/**
 * Runs the work that stores what a new file belongs to; when that is refused, removes the file. After a lost connection
 * the commit may have happened, so the file stays until retention.
 */
export async function removeIfRefused<Result>(
  storage: Storage,
  file: PrivateFile | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (file && error instanceof AppError) await storage.remove(file.key);
    throw error;
  }
}

/** The type and the extension of a picture or document, from its detected type; null when it is neither. */
export function toDocumentType(
  detected: string | undefined,
  name: string,
): { mime: string; extension: string } | null {
  const isOldWord = detected === oldWord && extname(name).toLowerCase() === '.doc';
  const mime = isOldWord ? 'application/msword' : (detected ?? '');
  const extension = extensions[mime];
  return extension ? { mime, extension } : null;
}

/** The type of a picture or document, from its extension. @throws Error when no type has that extension */
export function getMimeType(extension: string): string {
  const mime = Object.keys(extensions).find((type) => extensions[type] === extension);
  if (!mime) throw new Error(`No type has the extension ${extension}`);
  return mime;
}

/** A storage key that cannot be guessed, recorded; nothing below `private/` has an address of its own. */
export async function createPrivateKey(db: Database, extension: string): Promise<string> {
  const key = `private/attachments/${randomUUID()}${extension}`;
  await recordPendingFile(db, key);
  return key;
}

/**
 * Records a key before its file is stored: retention deletes the file when nothing refers to the key a day after it was
 * last recorded.
 */
export async function recordPendingFile(db: Database, key: string): Promise<void> {
  await db('pending_files').insert({ key }).onConflict('key').merge({ stored_at: db.fn.now() });
}

/** Types that a browser may display in a tab; all others are downloaded. */
const opensInBrowser = (mime: string) => mime.startsWith('image/') || mime === 'application/pdf';

/** Responds with a private file, which no cache stores and which cannot run code. @throws AppError 404 */
export async function sendPrivateFile(ctx: Context, storage: Storage, file: PrivateFile): Promise<void> {
  const { stream, size } = await storage.read(file.key);
  ctx.attachment(file.name, { type: opensInBrowser(file.mime) ? 'inline' : 'attachment' });
  ctx.type = file.mime;
  ctx.length = size;
  ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = stream;
}

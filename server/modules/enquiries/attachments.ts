import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { unsupportedMedia } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/body.ts';
import { typedName } from '../../platform/storage/fileNames.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { attachmentRules } from './contract.ts';
import type { Attachment } from './Enquiry.ts';

/** Old Word files are only known as a compound file; the name has to say the rest. */
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
 * Stores an attachment under a random private key, after a check of its content; its name is not trusted.
 * @throws AppError 415 when it is empty, or the content is none of the allowed types
 */
export async function storeAttachment(storage: Storage, file: UploadedFile): Promise<Attachment> {
  if (file.size === 0) throw unsupportedMedia(attachmentRules.empty);
  const detected = (await fileTypeFromFile(file.path))?.mime ?? '';
  const isOldWord = detected === oldWord && extname(file.originalName).toLowerCase() === '.doc';
  const mime = isOldWord ? 'application/msword' : detected;
  const extension = extensions[mime];
  if (!extension) throw unsupportedMedia(attachmentRules.wrongType);
  const key = `private/attachments/${randomUUID()}${extension}`;
  await storage.put(key, file.path);
  return { key, name: typedName(file.originalName, extension), size: file.size, mime };
}

/** What a browser may show in a tab by itself; anything else is saved. */
export const opensInBrowser = (mime: string) => mime.startsWith('image/') || mime === 'application/pdf';

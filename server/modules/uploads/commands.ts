import { randomUUID } from 'node:crypto';
import { fileTypeFromFile } from 'file-type';
import { type Database, transaction } from '../../platform/db/db.ts';
import { getInsertedId } from '../../platform/db/getInsertedId.ts';
import { invalid, unsupportedMedia } from '../../platform/errors.ts';
import { type CommandContext, type EventShape, record } from '../../platform/events/events.ts';
import type { UploadedFile } from '../../platform/http/body.ts';
import { plainName, typedName } from '../../platform/storage/fileNames.ts';
import { cleanImage } from '../../platform/storage/images.ts';
import { toDocumentType } from '../../platform/storage/privateFiles.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { brochureRules, imageRules, type UploadedFileResponse } from './contract.ts';
import { uploadEvent } from './events.ts';

type Dependencies = { db: Database; storage: Storage };

/**
 * Stores a picture under a random public name, re-encoded and without metadata. The event triggers smaller copies.
 * @throws AppError 415 when the content is not a picture of an allowed kind, 422 when it is damaged or has too
 * many pixels
 */
export async function storeImage(
  { db, storage }: Dependencies,
  file: UploadedFile,
  context: CommandContext,
): Promise<UploadedFileResponse> {
  const image = await cleanImage(file.path, imageRules.maxPixels);
  if (image === 'wrong-type') throw unsupportedMedia(imageRules.wrongType, file.field);
  if (image === 'damaged') throw invalid([{ field: file.field, message: imageRules.damaged }]);
  if (image === 'too-many-pixels') throw invalid([{ field: file.field, message: imageRules.tooManyPixels }]);
  const path = `/uploads/images/${randomUUID()}.${image.extension}`;
  const { mime, width, height } = image;
  const size = image.content.length;
  await storage.putBuffer(path.slice(1), image.content);
  const stored = { path, filename: plainName(file.originalName), size, mime };
  await recordUpload({ db, storage }, { ...stored, width, height }, context, (id) =>
    uploadEvent('image.uploaded', id, { path, mime, size, width, height }),
  );
  return { path, filename: stored.filename, size };
}

const brochureExtensions = brochureRules.accept.split(',');

/** Stores a brochure under a random name. @throws AppError 415 when the content is not a PDF, DOC or DOCX */
export async function storeBrochure(
  { db, storage }: Dependencies,
  file: UploadedFile,
  context: CommandContext,
): Promise<UploadedFileResponse> {
  const type = toDocumentType((await fileTypeFromFile(file.path))?.mime, file.originalName);
  if (!type || !brochureExtensions.includes(type.extension))
    throw unsupportedMedia(brochureRules.wrongType, file.field);
  const { mime, extension } = type;
  const path = `/uploads/brochures/${randomUUID()}${extension}`;
  const { size } = file;
  const filename = typedName(file.originalName, extension);
  await storage.put(path.slice(1), file.path);
  await recordUpload({ db, storage }, { path, filename, size, mime }, context, (id) =>
    uploadEvent('brochure.uploaded', id, { path, mime, size, filename }),
  );
  return { path, filename, size };
}

type UploadRow = {
  path: string;
  filename: string;
  size: number;
  mime: string;
  width?: number;
  height?: number;
};

/** Records what was stored; when that fails, the file is deleted. */
async function recordUpload(
  { db, storage }: Dependencies,
  row: UploadRow,
  context: CommandContext,
  event: (id: number) => EventShape,
): Promise<void> {
  try {
    await transaction(db, async (trx) => {
      const upload = { ...row, uploaded_by: context.actor?.id ?? null, created_at: context.now };
      const id = await getInsertedId(trx('uploads').insert(upload));
      await record(trx, event(id), context);
    });
  } catch (error) {
    await storage.remove(row.path.slice(1));
    throw error;
  }
}

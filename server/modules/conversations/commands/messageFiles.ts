import { buffer } from 'node:stream/consumers';
import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { getInsertedId } from '../../../platform/db/getInsertedId.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import type { UploadedFile } from '../../../platform/http/body.ts';
import {
  createPrivateKey,
  getMimeType,
  type PrivateFile,
  removeIfRefused,
  storePrivateFile,
} from '../../../platform/storage/privateFiles.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { activeOnly, getBrochure, getDestinationByAnyName, hasBrochure } from '../../destinations/queries.ts';
import { attachmentRules } from '../../enquiries/formChoices.contract.ts';
import { conversationTexts } from '../contract.ts';
import type { FileRecord } from '../queries.ts';
import { lockNotErased } from './lockNotErased.ts';

type Dependencies = { db: Database; storage: Storage };

/** The largest size that common mail servers accept, minus the overhead of encoding. */
const maxBytesOfReply = 20 * 1024 * 1024;

/** Stores a file for the reply that the actor writes. @throws AppError 404, 409 or 415 */
export async function attachFile(
  { db, storage }: Dependencies,
  enquiryId: number,
  uploaded: UploadedFile,
  context: CommandContext,
): Promise<FileRecord> {
  return insertFile(
    db,
    storage,
    enquiryId,
    await storePrivateFile({ db, storage }, uploaded, attachmentRules),
    context,
  );
}

/**
 * Copies the brochure of the enquiry's destination, so that the reply shows what was sent.
 * @throws AppError 404 when there is none
 */
export async function attachBrochure(
  { db, storage }: Dependencies,
  enquiryId: number,
  destination: string | null,
  context: CommandContext,
): Promise<FileRecord> {
  const place = await getDestinationByAnyName(db, destination, activeOnly);
  if (!place || !hasBrochure(place)) throw notFound(conversationTexts.noBrochure);
  const { stream, filename, extension } = await getBrochure(storage, place);
  const content = await buffer(stream);
  const key = await createPrivateKey(db, extension);
  await storage.putBuffer(key, content);
  const mime = getMimeType(extension);
  return insertFile(db, storage, enquiryId, { key, name: filename, size: content.length, mime }, context);
}

async function insertFile(
  db: Database,
  storage: Storage,
  enquiryId: number,
  file: PrivateFile,
  { actor, now }: CommandContext,
): Promise<FileRecord> {
  return removeIfRefused(storage, file, () =>
    transaction(db, async (trx) => {
      await lockNotErased(trx, enquiryId);
      const row = { ...file, enquiry_id: enquiryId, uploaded_by: actor?.id ?? null, created_at: now };
      const id = await getInsertedId(trx('message_files').insert(row));
      return { ...file, id, message_id: null };
    }),
  );
}

/** Deletes an unsent file of the actor. @throws AppError 404 */
export async function detachFile(
  { db, storage }: Dependencies,
  enquiryId: number,
  id: number,
  { actor }: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const [file]: { key: string }[] = await trx('message_files')
      .where({ id, enquiry_id: enquiryId, uploaded_by: actor?.id ?? 0, message_id: null })
      .delete()
      .returning('key');
    if (!file) throw notFound(conversationTexts.noSuchFile);
    // Before the commit: if it fails, the deletion can be repeated, while an orphaned file would never be found again.
    await storage.remove(file.key);
  });
}

/**
 * Attaches unsent files of the actor to a message.
 * @throws AppError 422 when one no longer exists or all together are too large
 */
export async function claimFiles(
  trx: Transaction,
  { enquiryId, messageId }: { enquiryId: number; messageId: number },
  ids: number[],
  { actor }: CommandContext,
): Promise<void> {
  const claimed: { size: number }[] = await trx('message_files')
    .whereIn('id', ids)
    .where({ enquiry_id: enquiryId, uploaded_by: actor?.id ?? 0, message_id: null })
    .update({ message_id: messageId })
    .returning('size');
  const refuse = (message: string) => invalid([{ field: 'files', message }]);
  if (claimed.length < new Set(ids).size) throw refuse(conversationTexts.fileGone);
  const bytes = claimed.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxBytesOfReply) throw refuse(conversationTexts.filesTooLarge);
}

/** Turns the files of a message into unsent files of the actor. */
export const releaseFiles = (
  trx: Transaction,
  messageId: number,
  { actor }: CommandContext,
): Promise<number> =>
  trx('message_files')
    .where({ message_id: messageId })
    .update({ message_id: null, uploaded_by: actor?.id ?? null });

/** Deletes files by their ids or owners. Returns their storage keys, which the caller removes. */
export async function deleteFiles(
  trx: Transaction,
  ids: number[],
  column: 'id' | 'enquiry_id' | 'message_id' = 'id',
): Promise<string[]> {
  const rows: { key: string }[] = await trx('message_files').whereIn(column, ids).delete().returning('key');
  return rows.map(({ key }) => key);
}

import { z } from 'zod';
import { idSchema } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { forbidden, requireFound } from '../../platform/errors.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import { type FileRule, requireFile } from '../../platform/http/body.ts';
import { type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { isSignedPath, signPath } from '../../platform/security/signedLinks.ts';
import { sendPrivateFile } from '../../platform/storage/privateFiles.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { attachmentRules } from '../enquiries/formChoices.contract.ts';
import { requireEnquiry } from '../enquiries/queries.ts';
import { attachBrochure, attachFile, detachFile } from './commands/messageFiles.ts';
import { conversationTexts, type MessageFile, messageFileSchema } from './contract.ts';
import { type FileRecord, getFile } from './queries.ts';

/** `secret` signs the links to private files. */
export type FileDependencies = { db: Database; storage: Storage; secret: string };

const upload: FileRule = { field: 'file', ...attachmentRules };
const fileParams = z.object({ id: idSchema, file: idSchema });

const filePath = (enquiryId: number, id: number) => `/api/enquiries/${enquiryId}/files/${id}/content`;

/** A file as the API returns it, with a link that works for 5 minutes. */
export const toMessageFile = (
  secret: string,
  enquiryId: number,
  { id, name, size }: FileRecord,
  now: Date,
): MessageFile => ({ id, name, size, url: signPath(secret, filePath(enquiryId, id), now) });

/** Files of replies: private, uploaded while the reply is written, opened by signed links. */
export function declareFiles(conversations: Endpoints, dependencies: FileDependencies): void {
  const { secret } = dependencies;
  conversations.post(
    '/api/enquiries/:id/files',
    {
      summary: 'Upload a file for your next reply',
      access: 'enquiries.respond',
      params: idParams,
      file: upload,
      status: 201,
      response: dataResponse(messageFileSchema),
      errors: ['NotFound', 'Conflict', 'ValidationFailed'],
    },
    async ({ params, files, context }) => {
      const file = await attachFile(dependencies, params.id, requireFile(files, upload.field), context);
      return { data: toMessageFile(secret, params.id, file, context.now) };
    },
  );
  conversations.post(
    '/api/enquiries/:id/files/brochure',
    {
      summary: 'Attach the brochure of the destination to your next reply',
      access: 'enquiries.respond',
      params: idParams,
      status: 201,
      response: dataResponse(messageFileSchema),
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, context }) => {
      const enquiry = await requireEnquiry(dependencies.db, params.id);
      const file = await attachBrochure(dependencies, params.id, enquiry.destination, context);
      return { data: toMessageFile(secret, params.id, file, context.now) };
    },
  );
  conversations.delete(
    '/api/enquiries/:id/files/:file',
    {
      summary: 'Delete a file that you have not sent',
      access: 'enquiries.respond',
      params: fileParams,
      response: doneResponseSchema,
      errors: ['NotFound'],
    },
    async ({ params, context }) => {
      await detachFile(dependencies, params.id, params.file, context);
      return { message: 'File deleted' };
    },
  );
  declareDownload(conversations, dependencies);
}

function declareDownload(conversations: Endpoints, { db, storage, secret }: FileDependencies): void {
  conversations.get(
    '/api/enquiries/:id/files/:file/content',
    {
      summary: 'Download a file of a conversation with a signed link',
      access: 'public',
      params: fileParams,
      produces: 'application/octet-stream',
      errors: ['Forbidden', 'NotFound'],
    },
    async ({ params, context, ctx }) => {
      if (!isSignedPath(secret, filePath(params.id, params.file), ctx.query, context.now)) {
        throw forbidden(conversationTexts.expiredLink);
      }
      const file = requireFound(await getFile(db, params.id, params.file), conversationTexts.noSuchFile);
      await sendPrivateFile(ctx, storage, file);
      return undefined;
    },
  );
}

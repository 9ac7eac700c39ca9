import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { byId, type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { isSignedPath } from '../../platform/security/signedLinks.ts';
import { sendPrivateFile } from '../../platform/storage/privateFiles.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { attachmentPath, signAttachmentUrl } from './enquiryReads.ts';
import { requireEnquiry } from './queries.ts';

type Dependencies = { db: Database; storage: Storage; secret: string };

const linkSchema = dataResponse(z.object({ url: z.string() })).extend({ url: z.string() });

/** Attachments are private: staff get a signed link, which gives access to the file. */
export function declareAttachments(enquiries: Endpoints, { db, storage, secret }: Dependencies): void {
  enquiries.get(
    '/api/enquiries/:id/attachment',
    {
      summary: 'Get a link to the attachment, valid for 5 minutes',
      access: 'enquiries.view',
      ...byId,
      response: linkSchema,
    },
    async ({ params, context }) => {
      const url = signAttachmentUrl(secret, await requireEnquiry(db, params.id), context.now);
      if (!url) throw notFound('This enquiry has no attachment');
      return { url, data: { url } };
    },
  );
  enquiries.get(
    '/api/enquiries/:id/attachment/file',
    {
      summary: 'Download the attachment with a signed link',
      access: 'public',
      params: idParams,
      produces: 'application/octet-stream',
      errors: ['Forbidden', 'NotFound'],
    },
    async ({ params, context, ctx }) => {
      if (!isSignedPath(secret, attachmentPath(params.id), ctx.query, context.now)) {
        throw forbidden('This link has expired. Please open the attachment again from the enquiry.');
      }
      const { attachment } = await requireEnquiry(db, params.id);
      if (!attachment) throw notFound('This enquiry has no attachment');
      await sendPrivateFile(ctx, storage, attachment);
      return undefined;
    },
  );
}

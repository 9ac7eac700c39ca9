import type { Database } from '../../../platform/db/db.ts';
import { forbidden, unauthorized } from '../../../platform/errors.ts';
import { dataAnswer } from '../../../platform/fields.contract.ts';
import { readRaw } from '../../../platform/http/body.ts';
import { Endpoints, type Tag } from '../../../platform/http/endpoints.ts';
import { isSignedBody } from '../../../platform/security/signedBody.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storeInboundMail } from './commands/storeInboundMail.ts';
import { inboundTexts, mostMailBytes, signatureHeader, storedMailSchema } from './contract.ts';

const tag: Tag = { name: 'Inbound mail', description: 'Mails that other mail servers hand over.' };

type Dependencies = { db: Database; storage: Storage; inboundSecret: string | undefined };

/** `POST /api/inbound-mail` takes a raw mail from a mail server that knows the secret. */
export function inboundMailEndpoints({ db, storage, inboundSecret }: Dependencies): Endpoints {
  const mails = new Endpoints(tag);
  const rawBody = { type: 'message/rfc822', maxBytes: mostMailBytes, tooLarge: inboundTexts.tooLarge };
  mails.post(
    '/api/inbound-mail',
    {
      summary: `Store a received mail; ${signatureHeader} is t=<Unix seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`,
      access: 'public',
      rawBody,
      status: 202,
      response: dataAnswer(storedMailSchema),
      errors: ['Unauthorized', 'Forbidden'],
    },
    async ({ ctx, context }) => {
      if (!inboundSecret) throw forbidden(inboundTexts.off);
      const raw = await readRaw(ctx, rawBody);
      if (!isSignedBody(inboundSecret, raw, ctx.get(signatureHeader), context.now)) {
        throw unauthorized(inboundTexts.wrongSignature);
      }
      return {
        success: true,
        data: await storeInboundMail({ db, storage }, { raw, source: 'http' }, context),
      };
    },
  );
  return mails;
}

import type { Database } from '../../../platform/db/db.ts';
import { forbidden, unauthorized } from '../../../platform/errors.ts';
import { dataResponse } from '../../../platform/fields.contract.ts';
import { assertRawHeaders, readRaw } from '../../../platform/http/body.ts';
import { Endpoints, type Tag } from '../../../platform/http/endpoints.ts';
import { hashBody, verifySignedHash } from '../../../platform/security/signedBody.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storeInboundMail } from './commands/storeInboundMail.ts';
import { inboundTexts, maxMailBytes, signatureHeader, storedMailSchema } from './contract.ts';
import { declareReceivedMails } from './receivedMailRoutes.ts';

const tag: Tag = {
  name: 'Inbound mail',
  description: 'Received mails: how they arrive, and where they went.',
};

type Dependencies = { db: Database; storage: Storage; inboundSecret: string | undefined };

/** `POST /api/inbound-mail` takes a raw mail from a mail server that knows the secret; the others are for operators. */
export function inboundMailEndpoints({ db, storage, inboundSecret }: Dependencies): Endpoints {
  const mails = new Endpoints(tag);
  const rawBody = { type: 'message/rfc822', maxBytes: maxMailBytes, tooLarge: inboundTexts.tooLarge };
  mails.post(
    '/api/inbound-mail',
    {
      summary: `Store a received mail; ${signatureHeader} is t=<Unix seconds>,sha256=<hash of the body>,v1=<HMAC-SHA256 of "<seconds>.<hash>">`,
      access: 'public',
      rawBody,
      status: 202,
      response: dataResponse(storedMailSchema),
      errors: ['Unauthorized', 'Forbidden'],
    },
    async ({ ctx, context }) => {
      if (!inboundSecret) throw forbidden(inboundTexts.off);
      assertRawHeaders(ctx, rawBody);
      // Before the body is read, so that a stranger cannot fill the memory.
      const hash = verifySignedHash(inboundSecret, ctx.get(signatureHeader), context.now);
      if (!hash) throw unauthorized(inboundTexts.wrongSignature);
      const raw = await readRaw(ctx, rawBody);
      if (hashBody(raw) !== hash) throw unauthorized(inboundTexts.wrongSignature);
      return { data: await storeInboundMail({ db, storage }, { raw, source: 'http' }, context) };
    },
  );
  declareReceivedMails(mails, { db, storage });
  return mails;
}

import type { Database } from '../../../platform/db/db.ts';
import { readCursorPage } from '../../../platform/db/readCursorPage.ts';
import { requireFound } from '../../../platform/errors.ts';
import { doneResponseSchema } from '../../../platform/fields.contract.ts';
import { byId, type Endpoints, idParams } from '../../../platform/http/endpoints.ts';
import { maskAddresses } from '../../../platform/security/masking.ts';
import { sendPrivateFile } from '../../../platform/storage/privateFiles.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { retryInboundMail } from './commands/retryInboundMail.ts';
import {
  inboundTexts,
  type ReceivedMail,
  receivedMailListResponseSchema,
  receivedMailListSchema,
} from './contract.ts';
import { getInboundMail, listInboundMails, type ReceivedMailRow } from './queries.ts';

const access = 'operations.view' as const;

/** The operators' endpoints for received mails. */
export function declareReceivedMails(
  mails: Endpoints,
  { db, storage }: { db: Database; storage: Storage },
): void {
  mails.get(
    '/api/inbound-mails',
    {
      summary: 'List received mails, newest first, with their outcome',
      access,
      query: receivedMailListSchema,
      response: receivedMailListResponseSchema,
    },
    async ({ query }) => {
      const { rows, next_cursor } = await readCursorPage(query.limit, (limit) =>
        listInboundMails(db, { ...query, limit }),
      );
      return { data: rows.map(toReceivedMail), next_cursor };
    },
  );

  mails.get(
    '/api/inbound-mails/:id/source',
    {
      summary: 'Download a received mail as it arrived',
      access,
      ...byId,
      produces: 'application/octet-stream',
    },
    async ({ params, ctx }) => {
      const mail = requireFound(await getInboundMail(db, params.id), inboundTexts.unknownMail);
      await sendPrivateFile(ctx, storage, {
        key: mail.key,
        name: `mail-${mail.id}.eml`,
        size: mail.size,
        mime: 'application/octet-stream',
      });
      return undefined;
    },
  );

  mails.post(
    '/api/inbound-mails/:id/retry',
    {
      summary: 'Assign a received mail again',
      access,
      params: idParams,
      status: 202,
      response: doneResponseSchema,
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, context }) => {
      await retryInboundMail(db, params.id, context);
      return { message: inboundTexts.retried };
    },
  );
}

const toReceivedMail = ({ received_at, sender, reason, ...row }: ReceivedMailRow): ReceivedMail => ({
  ...row,
  sender: sender === null ? null : maskAddresses(sender),
  reason: reason === null ? null : maskAddresses(reason),
  received_at: received_at.toISOString(),
});

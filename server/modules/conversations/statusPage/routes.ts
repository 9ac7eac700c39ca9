import type { Context } from 'koa';
import { z } from 'zod';
import type { Database } from '../../../platform/db/db.ts';
import { AppError, invalid, tooLarge } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/body.ts';
import { type Caller, Endpoints, type Tag } from '../../../platform/http/endpoints.ts';
import { readIdempotency } from '../../../platform/http/idempotency.ts';
import { limitForm } from '../../../platform/http/limitForm.ts';
import type { SendPage } from '../../../platform/http/standalonePage.ts';
import { removeIfRefused, storePrivateFile } from '../../../platform/storage/privateFiles.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { attachmentRules } from '../../enquiries/formChoices.contract.ts';
import { failedSpamChecks, honeypotField } from '../../enquiries/spamChecks.contract.ts';
import { sendVisitorMessage } from '../commands/sendVisitorMessage.ts';
import { withdrawEnquiry } from '../commands/withdrawEnquiry.ts';
import { openStatus, statusPages } from './statusPages.ts';
import { maxMessageLength, statusTexts } from './statusTexts.ts';

const tag: Tag = {
  name: 'Enquiry status',
  description: 'The page on which visitors see their enquiry, behind the signed link of its confirmation.',
};

export type StatusPageDependencies = {
  db: Database;
  storage: Storage;
  secret: string;
  rateLimits: boolean;
  sendPage: SendPage;
};

const params = z.object({ token: z.string() });

const messageFields = z.object({
  text: z.string().default(''),
  key: z.string().max(128).optional(),
  [honeypotField]: z.string().optional(),
});

/** Larger files are refused while they arrive, without the page that still has the visitor's text. */
const file = { field: 'file', maxBytes: 3 * attachmentRules.maxBytes, tooLarge: attachmentRules.tooLarge };

/** `/api/enquiry-status/:token`: a page without scripts, and the two forms on it. */
export function statusPageEndpoints(dependencies: StatusPageDependencies): Endpoints {
  const endpoints = new Endpoints(tag);
  declarePage(endpoints, dependencies);
  declareMessages(endpoints, dependencies);
  declareWithdrawal(endpoints, dependencies);
  return endpoints;
}

function declarePage(endpoints: Endpoints, dependencies: StatusPageDependencies): void {
  const { showStatus, showRefusal } = statusPages(dependencies);
  endpoints.get(
    '/api/enquiry-status/:token',
    {
      summary: 'Show the page of an enquiry to its visitor',
      access: 'public',
      params,
      query: z.object({ sent: z.string().optional() }),
      produces: 'text/html',
      errors: ['NotFound'],
    },
    async ({ params: { token }, query, context, ctx }) => {
      const opened = await openStatus(dependencies, token, context.now);
      if ('refused' in opened) return showRefusal(ctx, opened);
      return showStatus(ctx, 200, opened, { done: query.sent === undefined ? undefined : statusTexts.sent });
    },
  );
}

function declareMessages(endpoints: Endpoints, dependencies: StatusPageDependencies): void {
  const { showStatus, showRefusal } = statusPages(dependencies);
  endpoints.post(
    '/api/enquiry-status/:token/messages',
    {
      summary: 'Add a message of the visitor, with at most one file',
      access: 'public',
      params,
      body: messageFields,
      file,
      idempotent: true,
      status: 303,
      produces: 'text/html',
      errors: ['NotFound', 'Conflict', 'TooManyRequests'],
    },
    async ({ params: { token }, body, files, ...caller }) => {
      const { context, ctx } = caller;
      const opened = await openStatus(dependencies, token, context.now);
      if ('refused' in opened) return showRefusal(ctx, opened);
      try {
        await receive(dependencies, opened.enquiry.id, body, files[file.field], caller);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        ctx.set(error.headers);
        // Another text under a used key is another message: it is sent with a new key.
        const isKeySpent = error.code === 'idempotency_conflict';
        const isFileWrong = error.details.errors?.[0]?.field === file.field;
        const problem = {
          field: isFileWrong ? ('file' as const) : ('text' as const),
          message: isKeySpent ? statusTexts.sentBefore : error.message,
        };
        const state = { problem, typed: body.text, key: isKeySpent ? undefined : body.key };
        return showStatus(ctx, error.status, opened, state);
      }
      return redirect(ctx, `${opened.path}?sent`);
    },
  );
}

async function receive(
  { db, storage, rateLimits }: StatusPageDependencies,
  enquiryId: number,
  { key, website, ...fields }: z.output<typeof messageFields>,
  upload: UploadedFile | undefined,
  { context, ctx }: Caller,
): Promise<void> {
  await limitForm({ db, rateLimits }, ctx, 'enquiry-status');
  const text = fields.text.trim();
  if (failedSpamChecks({ website }, 0).length > 0) {
    throw invalid([{ field: honeypotField, message: statusTexts.spam }]);
  }
  if (!text && !upload) throw invalid([{ field: 'text', message: statusTexts.empty }]);
  if (text.length > maxMessageLength) throw invalid([{ field: 'text', message: statusTexts.tooLong }]);
  if (upload && upload.size > attachmentRules.maxBytes) throw tooLarge(attachmentRules.tooLarge, file.field);
  const idempotency = await readIdempotency(ctx, `enquiry-status.${enquiryId}`, { text }, upload, key);
  const stored = upload ? await storePrivateFile({ db, storage }, upload, attachmentRules) : null;
  const { replayed } = await removeIfRefused(storage, stored, () =>
    sendVisitorMessage(db, enquiryId, { text, file: stored }, idempotency, context),
  );
  if (replayed && stored) await storage.remove(stored.key);
}

function declareWithdrawal(endpoints: Endpoints, dependencies: StatusPageDependencies): void {
  const { db, rateLimits } = dependencies;
  const { showRefusal } = statusPages(dependencies);
  endpoints.post(
    '/api/enquiry-status/:token/withdrawal',
    {
      summary: 'Withdraw an enquiry, which closes it',
      access: 'public',
      params,
      status: 303,
      checkCaller: ({ ctx }) => limitForm({ db, rateLimits }, ctx, 'enquiry-status'),
      produces: 'text/html',
      errors: ['NotFound'],
    },
    async ({ params: { token }, context, ctx }) => {
      const opened = await openStatus(dependencies, token, context.now);
      if ('refused' in opened) return showRefusal(ctx, opened);
      await withdrawEnquiry(db, opened.enquiry.id, context);
      return redirect(ctx, opened.path);
    },
  );
}

/** Redirects to the page, so that a reload sends nothing again. */
function redirect(ctx: Context, path: string): undefined {
  ctx.redirect(path);
  ctx.status = 303;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
}

import { z } from 'zod';
import { idSchema } from '../../platform/contract.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import { byId, creation, Endpoints, idParams, type Tag } from '../../platform/http/endpoints.ts';
import { createOnce, readIdempotency } from '../../platform/http/idempotency.ts';
import { requireEnquiry } from '../enquiries/queries.ts';
import { logContact } from './commands/logContact.ts';
import { queueReply } from './commands/queueReply.ts';
import { retryReply } from './commands/retryReply.ts';
import { saveDraft } from './commands/saveDraft.ts';
import { undoReply } from './commands/undoReply.ts';
import {
  contactLogSchema,
  conversationSchema,
  draftInputSchema,
  draftSchema,
  queuedReplySchema,
  replySchema,
} from './contract.ts';
import { explainUnanswerable } from './explainUnanswerable.ts';
import { declareFiles, type FileDependencies, toMessageFile } from './fileRoutes.ts';
import { getReplyFacts } from './getReplyFacts.ts';
import { getBounce } from './inbound/queries.ts';
import { listThread } from './listThread.ts';
import { type FileRecord, getDraft, listUnsentFiles } from './queries.ts';
import { declareSavedReplies } from './savedReplyRoutes.ts';

const tag: Tag = {
  name: 'Conversations',
  description: 'Threads of enquiries: replies, calls, and their state.',
};

type ConversationDependencies = FileDependencies & { publicUrl: string };

const replyParams = z.object({ id: idSchema, reply: idSchema });

/** `/api/enquiries/:id/conversation`, and the endpoints that add to it. */
export function conversationEndpoints(dependencies: ConversationDependencies): Endpoints {
  const conversations = new Endpoints(tag);
  declareReads(conversations, dependencies);
  declareReplies(conversations, dependencies);
  declareFiles(conversations, dependencies);
  declareDraft(conversations, dependencies);
  declareContactLog(conversations, dependencies);
  declareSavedReplies(conversations, dependencies);
  return conversations;
}

function declareReads(conversations: Endpoints, { db, secret }: ConversationDependencies): void {
  conversations.get(
    '/api/enquiries/:id/conversation',
    {
      summary: 'Get the thread of an enquiry',
      access: 'enquiries.view',
      ...byId,
      response: dataResponse(conversationSchema),
    },
    async ({ params, actor, context }) => {
      const enquiry = await requireEnquiry(db, params.id);
      const toFile = (enquiryId: number, file: FileRecord) =>
        toMessageFile(secret, enquiryId, file, context.now);
      const [entries, unsent, draft, { variables, brochure }, bounced] = await Promise.all([
        listThread(db, enquiry, toFile),
        listUnsentFiles(db, params.id, actor.id),
        getDraft(db, params.id, actor.id),
        getReplyFacts(db, enquiry, actor.name),
        getBounce(db, enquiry.email),
      ]);
      const now = context.now.toISOString();
      const bounce = bounced ? { reason: bounced.reason, at: bounced.bounced_at.toISOString() } : null;
      const files = unsent.map((file) => toFile(params.id, file));
      const unanswerable = explainUnanswerable(enquiry);
      const data = { entries, draft, files, brochure, variables, bounce, unanswerable, now };
      return { data };
    },
  );
}

function declareReplies(conversations: Endpoints, dependencies: ConversationDependencies): void {
  const { db } = dependencies;
  conversations.post(
    '/api/enquiries/:id/replies',
    {
      summary: 'Send a reply by mail; it can be undone for 10 seconds',
      access: 'enquiries.respond',
      params: idParams,
      body: replySchema,
      ...creation,
      response: dataResponse(queuedReplySchema),
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, body, context, ctx }) => {
      // The same reply, sent again after its author has seen more of the thread, is the same submission.
      const content = { ...body, last_seen: undefined, last_reply_seen: undefined };
      const idempotency = await readIdempotency(ctx, `replies.${params.id}.${context.actor?.id}`, content);
      return { data: await queueReply(dependencies, params.id, body, idempotency, context) };
    },
  );
  conversations.post(
    '/api/enquiries/:id/replies/:reply/undo',
    {
      summary: 'Take back a reply that is not sent yet',
      access: 'enquiries.respond',
      params: replyParams,
      response: dataResponse(draftSchema),
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, context }) => ({
      data: await undoReply(db, { enquiryId: params.id, messageId: params.reply }, context),
    }),
  );
  conversations.post(
    '/api/enquiries/:id/replies/:reply/retry',
    {
      summary: 'Send a failed reply again',
      access: 'enquiries.respond',
      params: replyParams,
      response: doneResponseSchema,
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, context }) => {
      await retryReply(db, { enquiryId: params.id, messageId: params.reply }, context);
      return { message: 'The reply is sent again' };
    },
  );
}

function declareDraft(conversations: Endpoints, { db }: ConversationDependencies): void {
  conversations.put(
    '/api/enquiries/:id/draft',
    {
      summary: 'Save the unsent reply; empty text deletes it',
      access: 'enquiries.respond',
      params: idParams,
      body: draftInputSchema,
      response: dataResponse(draftSchema.pick({ version: true })),
      errors: ['NotFound', 'Conflict', 'StaleWrite'],
    },
    async ({ params, body, context }) => ({ data: await saveDraft(db, params.id, body, context) }),
  );
}

function declareContactLog(conversations: Endpoints, { db }: ConversationDependencies): void {
  conversations.post(
    '/api/enquiries/:id/contacts',
    {
      summary: 'Log a call or a WhatsApp message',
      access: 'enquiries.respond',
      params: idParams,
      body: contactLogSchema,
      ...creation,
      response: doneResponseSchema,
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, ...request }) => {
      await createOnce(db, request, (trx, body, context) => logContact(trx, params.id, body, context));
      return { message: 'Logged' };
    },
  );
}

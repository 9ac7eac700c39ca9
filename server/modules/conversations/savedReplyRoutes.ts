import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { type Caller, creation, deletion, type Endpoints, revision } from '../../platform/http/endpoints.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { changeSignature } from './commands/changeSignature.ts';
import {
  createSavedReply,
  deleteSavedReply,
  type Editor,
  toSavedReplyRow,
  updateSavedReply,
} from './commands/manageSavedReplies.ts';
import {
  savedReplyInputSchema,
  savedReplySchema,
  savedReplyUpdateSchema,
  signatureSchema,
} from './contract.ts';
import { getSignature, listSavedReplies } from './queries.ts';

const access = 'enquiries.respond';
const toEditor = ({ context, may }: Caller): Editor => ({ context, mayShare: may('replies.manage') });

/** Saved replies, one's own and the shared ones, which need `replies.manage`; and the signature. */
export function declareSavedReplies(conversations: Endpoints, { db }: { db: Database }): void {
  conversations.get(
    '/api/saved-replies',
    {
      summary: 'List the shared saved replies and your own',
      access,
      response: dataResponse(z.array(savedReplySchema)),
    },
    async ({ actor }) => ({ data: await listSavedReplies(db, actor.id) }),
  );
  conversations.post(
    '/api/saved-replies',
    {
      summary: 'Create a saved reply',
      access,
      body: savedReplyInputSchema,
      ...creation,
      response: dataResponse(savedReplySchema),
    },
    async (request) => {
      const editor = toEditor(request);
      const row = await toSavedReplyRow(request.body, editor);
      return { data: await createOnce(db, request, (trx) => createSavedReply(trx, row, editor)) };
    },
  );
  declareSavedReply(conversations, db);
  declareSignature(conversations, db);
}

function declareSavedReply(conversations: Endpoints, db: Database): void {
  conversations.put(
    '/api/saved-replies/:id',
    {
      summary: 'Change a saved reply',
      access,
      ...revision,
      body: savedReplyUpdateSchema,
      response: dataResponse(savedReplySchema),
    },
    async ({ params, body, ...caller }) => ({
      data: await updateSavedReply(db, params.id, body, toEditor(caller)),
    }),
  );
  conversations.delete(
    '/api/saved-replies/:id',
    { summary: 'Delete a saved reply', access, ...deletion },
    async ({ params, ...caller }) => {
      await deleteSavedReply(db, params.id, toEditor(caller));
      return { message: 'Saved reply deleted' };
    },
  );
}

function declareSignature(conversations: Endpoints, db: Database): void {
  const response = dataResponse(signatureSchema);
  conversations.get(
    '/api/signature',
    { summary: 'Get the signature of your replies', access, response },
    async ({ actor }) => ({ data: { html: (await getSignature(db, actor.id)) ?? '' } }),
  );
  conversations.put(
    '/api/signature',
    { summary: 'Change the signature of your replies', access, body: signatureSchema, response },
    async ({ body, context }) => ({ data: await changeSignature(db, body.html, context) }),
  );
}

import type { Database } from '../../platform/db/db.ts';
import { requireFound } from '../../platform/errors.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { byId, creation, deletion, Endpoints, revision, type Tag } from '../../platform/http/endpoints.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { activateCeoMessage, createCeoMessage, deleteCeoMessage, updateCeoMessage } from './commands.ts';
import {
  ceoActivateSchema,
  ceoActiveResponseSchema,
  ceoListResponseSchema,
  ceoMessageInputSchema,
  ceoMessageUpdateSchema,
  ceoResponseSchema,
  ceoStatisticsSchema,
  ceoTexts,
} from './contract.ts';
import {
  getActiveCeoMessage,
  getCeoMessage,
  getCeoStatistics,
  listCeoMessages,
  toCeoMessage,
} from './queries.ts';

const tag: Tag = { name: 'CEO message', description: 'The message of the CEO on the public site.' };

export function ceoEndpoints({ db }: { db: Database }): Endpoints {
  const ceo = new Endpoints(tag);
  declareReads(ceo, db);
  declareEditing(ceo, db);
  return ceo;
}

/** @throws AppError 404 */
async function presentMessage(db: Database, id: number, message?: string) {
  const found = requireFound(await getCeoMessage(db, id), ceoTexts.notFound);
  return { message, data: toCeoMessage(found) };
}

function declareReads(ceo: Endpoints, db: Database): void {
  ceo.get(
    '/api/ceo/active',
    {
      summary: 'Get the active message',
      access: 'public',
      cacheable: true,
      response: ceoActiveResponseSchema,
    },
    async () => {
      const active = await getActiveCeoMessage(db);
      return { data: active ? toCeoMessage(active) : null };
    },
  );

  ceo.get(
    '/api/ceo',
    { summary: 'List messages', access: 'ceo.view', response: ceoListResponseSchema },
    async () => ({ data: (await listCeoMessages(db)).map(toCeoMessage) }),
  );

  ceo.get(
    '/api/ceo/statistics',
    { summary: 'Get message statistics', access: 'ceo.view', response: dataResponse(ceoStatisticsSchema) },
    async () => ({ data: await getCeoStatistics(db) }),
  );

  ceo.get(
    '/api/ceo/:id',
    { summary: 'Get a message', access: 'ceo.view', ...byId, response: ceoResponseSchema },
    ({ params }) => presentMessage(db, params.id),
  );
}

function declareEditing(ceo: Endpoints, db: Database): void {
  ceo.post(
    '/api/ceo/create',
    {
      summary: 'Create a message',
      access: 'ceo.create',
      ...creation,
      body: ceoMessageInputSchema,
      response: ceoResponseSchema,
    },
    async (request) => presentMessage(db, await createOnce(db, request, createCeoMessage), ceoTexts.added),
  );

  ceo.post(
    '/api/ceo/activate',
    {
      summary: 'Make a message the active one',
      access: 'ceo.edit',
      body: ceoActivateSchema,
      response: ceoResponseSchema,
      errors: ['NotFound'],
    },
    async ({ body, context }) => {
      await activateCeoMessage(db, body.id, context);
      return presentMessage(db, body.id, ceoTexts.activated);
    },
  );

  ceo.put(
    '/api/ceo/:id',
    {
      summary: 'Update a message',
      access: 'ceo.edit',
      ...revision,
      body: ceoMessageUpdateSchema,
      response: ceoResponseSchema,
    },
    async ({ params, body, context }) => {
      await updateCeoMessage(db, params.id, body, context);
      return presentMessage(db, params.id, ceoTexts.updated);
    },
  );

  ceo.delete(
    '/api/ceo/:id',
    { summary: 'Delete a message', access: 'ceo.delete', ...deletion },
    async ({ params, context }) => {
      await deleteCeoMessage(db, params.id, context);
      return { message: ceoTexts.deleted };
    },
  );
}

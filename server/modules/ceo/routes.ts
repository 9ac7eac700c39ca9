import type { Database } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { dataAnswer, doneAnswerSchema } from '../../platform/fields.contract.ts';
import { Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { activateCeoMessage, deleteCeoMessage, reviseCeoMessage, writeCeoMessage } from './commands.ts';
import {
  ceoActivateSchema,
  ceoActiveAnswerSchema,
  ceoAnswerSchema,
  ceoListAnswerSchema,
  ceoMessageInputSchema,
  ceoMessageUpdateSchema,
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

export function ceoEndpoints({ db }: { db: Database }): Endpoints {
  const ceo = new Endpoints('/api/ceo');

  const answer = async (id: number, message?: string) => {
    const found = await getCeoMessage(db, id);
    if (!found) throw notFound(ceoTexts.notFound);
    return { success: true, ...(message ? { message } : {}), data: toCeoMessage(found) };
  };

  ceo.get(
    '/active',
    {
      summary: 'Get the active message',
      access: 'public',
      revalidated: true,
      answer: ceoActiveAnswerSchema,
    },
    async () => {
      const active = await getActiveCeoMessage(db);
      return { success: true, data: active ? toCeoMessage(active) : null };
    },
  );

  ceo.get('/', { summary: 'List messages', access: 'ceo.view', answer: ceoListAnswerSchema }, async () => ({
    success: true,
    data: (await listCeoMessages(db)).map(toCeoMessage),
  }));

  ceo.get(
    '/statistics',
    { summary: 'Message statistics', access: 'ceo.view', answer: dataAnswer(ceoStatisticsSchema) },
    async () => ({
      success: true,
      data: await getCeoStatistics(db),
    }),
  );

  ceo.get(
    '/:id',
    { summary: 'Get a message', access: 'ceo.view', params: idParams, answer: ceoAnswerSchema },
    ({ params }) => answer(params.id),
  );

  ceo.post(
    '/create',
    {
      summary: 'Create a message',
      access: 'ceo.create',
      status: 201,
      body: ceoMessageInputSchema,
      answer: ceoAnswerSchema,
    },
    async ({ body, context }) => answer(await writeCeoMessage(db, body, context), ceoTexts.added),
  );

  ceo.post(
    '/activate',
    {
      summary: 'Make a message the active one',
      access: 'ceo.edit',
      body: ceoActivateSchema,
      answer: ceoAnswerSchema,
    },
    async ({ body, context }) => {
      await activateCeoMessage(db, body.id, context);
      return answer(body.id, ceoTexts.activated);
    },
  );

  ceo.put(
    '/:id',
    {
      summary: 'Update a message',
      access: 'ceo.edit',
      params: idParams,
      body: ceoMessageUpdateSchema,
      answer: ceoAnswerSchema,
    },
    async ({ params, body, context }) => {
      await reviseCeoMessage(db, params.id, body, context);
      return answer(params.id, ceoTexts.updated);
    },
  );

  ceo.delete(
    '/:id',
    { summary: 'Delete a message', access: 'ceo.delete', params: idParams, answer: doneAnswerSchema },
    async ({ params, context }) => {
      await deleteCeoMessage(db, params.id, context);
      return { success: true, message: ceoTexts.deleted };
    },
  );

  return ceo;
}

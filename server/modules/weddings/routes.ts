import { paginate } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { doneAnswerSchema } from '../../platform/fields.contract.ts';
import { Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { createWedding } from './commands/createWedding.ts';
import { deleteWedding } from './commands/deleteWedding.ts';
import { reviseWedding, toggleWedding } from './commands/reviseWedding.ts';
import {
  weddingAnswerSchema,
  weddingCreateSchema,
  weddingListAnswerSchema,
  weddingListSchema,
  weddingTexts,
  weddingUpdateSchema,
} from './contract.ts';
import { toWedding } from './presenter.ts';
import { getWedding, listWeddings, type Visibility } from './queries.ts';

/** `/api/wedding/destinations`; permissions are those of travel destinations. */
export function weddingEndpoints({ db }: { db: Database }): Endpoints {
  const weddings = new Endpoints('/api/wedding/destinations');
  const answer = async (id: number, visibility: Visibility, message?: string) => {
    const wedding = await getWedding(db, id, visibility);
    if (!wedding) throw notFound(weddingTexts.notFound);
    return { success: true, ...(message ? { message } : {}), destination: toWedding(wedding) };
  };
  const saved = (id: number) => answer(id, { inactiveToo: true }, weddingTexts.updated);
  const edit = { access: 'destinations.edit', params: idParams, answer: weddingAnswerSchema } as const;

  weddings.get(
    '/',
    {
      summary: 'List wedding packages',
      access: 'public',
      revalidated: true,
      query: weddingListSchema,
      answer: weddingListAnswerSchema,
    },
    async ({ query, may }) => {
      const { paged, page, limit, ...filter } = query;
      const visibility = { inactiveToo: may('destinations.view') };
      const cut = paged ? { ...filter, page, limit } : filter;
      const { rows, total } = await listWeddings(db, cut, visibility);
      return {
        success: true,
        destinations: rows.map(toWedding),
        total,
        ...(paged ? { pagination: paginate(page, limit, total) } : {}),
      };
    },
  );
  weddings.get(
    '/:id',
    {
      summary: 'Get a wedding package',
      access: 'public',
      revalidated: true,
      params: idParams,
      answer: weddingAnswerSchema,
    },
    ({ params, may }) => answer(params.id, { inactiveToo: may('destinations.view') }),
  );

  weddings.post(
    '/',
    {
      summary: 'Create a wedding package',
      access: 'destinations.create',
      status: 201,
      body: weddingCreateSchema,
      joinErrors: true,
      answer: weddingAnswerSchema,
    },
    async ({ body, context }) =>
      answer(await createWedding(db, body, context), { inactiveToo: true }, weddingTexts.created),
  );
  weddings.put(
    '/:id',
    { summary: 'Change a wedding package', ...edit, body: weddingUpdateSchema, joinErrors: true },
    async ({ params, body, context }) => {
      await reviseWedding(db, params.id, body, context);
      return saved(params.id);
    },
  );
  weddings.delete(
    '/:id',
    {
      summary: 'Delete a wedding package',
      access: 'destinations.delete',
      params: idParams,
      answer: doneAnswerSchema,
    },
    async ({ params, context }) => {
      await deleteWedding(db, params.id, context);
      return { success: true, message: weddingTexts.deleted };
    },
  );
  for (const [path, flag] of [
    ['/:id/toggle-featured', 'featured'],
    ['/:id/toggle-featured-destinations', 'featured_in_destinations'],
  ] as const) {
    weddings.patch(path, { summary: `Toggle ${flag}`, ...edit }, async ({ params, context }) => {
      await toggleWedding(db, params.id, flag, context);
      return saved(params.id);
    });
  }
  return weddings;
}

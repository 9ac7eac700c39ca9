import { paginate } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { doneAnswerSchema } from '../../platform/fields.contract.ts';
import { Endpoints, idParams, type Tag } from '../../platform/http/endpoints.ts';
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

const tag: Tag = {
  name: 'Wedding packages',
  description: 'Destination weddings. They need the permissions of travel destinations.',
};

/** `/api/wedding/destinations` */
export function weddingEndpoints({ db }: { db: Database }): Endpoints {
  const weddings = new Endpoints(tag);
  declareWeddingReads(weddings, db);
  declareWeddingEditing(weddings, db);
  declareWeddingToggles(weddings, db);
  return weddings;
}

/** @throws AppError 404 */
async function presentWedding(db: Database, id: number, visibility: Visibility, message?: string) {
  const wedding = await getWedding(db, id, visibility);
  if (!wedding) throw notFound(weddingTexts.notFound);
  return { success: true, ...(message ? { message } : {}), destination: toWedding(wedding) };
}

function declareWeddingReads(weddings: Endpoints, db: Database): void {
  weddings.get(
    '/api/wedding/destinations',
    {
      summary: 'List wedding packages',
      access: 'public',
      cacheable: true,
      query: weddingListSchema,
      response: weddingListAnswerSchema,
    },
    async ({ query, may }) => {
      const { paged, page, limit, ...filter } = query;
      const visibility = { inactiveToo: may('destinations.view') };
      const window = paged ? { ...filter, page, limit } : filter;
      const { rows, total } = await listWeddings(db, window, visibility);
      return {
        success: true,
        destinations: rows.map(toWedding),
        total,
        ...(paged ? { pagination: paginate(page, limit, total) } : {}),
      };
    },
  );
  weddings.get(
    '/api/wedding/destinations/:id',
    {
      summary: 'Get a wedding package',
      access: 'public',
      cacheable: true,
      params: idParams,
      response: weddingAnswerSchema,
      errors: ['NotFound'],
    },
    ({ params, may }) => presentWedding(db, params.id, { inactiveToo: may('destinations.view') }),
  );
}

function declareWeddingEditing(weddings: Endpoints, db: Database): void {
  weddings.post(
    '/api/wedding/destinations',
    {
      summary: 'Create a wedding package',
      access: 'destinations.create',
      status: 201,
      body: weddingCreateSchema,
      joinErrors: true,
      response: weddingAnswerSchema,
    },
    async ({ body, context }) => {
      const id = await createWedding(db, body, context);
      return presentWedding(db, id, { inactiveToo: true }, weddingTexts.created);
    },
  );
  weddings.put(
    '/api/wedding/destinations/:id',
    {
      summary: 'Update a wedding package',
      access: 'destinations.edit',
      params: idParams,
      body: weddingUpdateSchema,
      joinErrors: true,
      response: weddingAnswerSchema,
      errors: ['NotFound', 'StaleWrite'],
    },
    async ({ params, body, context }) => {
      await reviseWedding(db, params.id, body, context);
      return presentWedding(db, params.id, { inactiveToo: true }, weddingTexts.updated);
    },
  );
  weddings.delete(
    '/api/wedding/destinations/:id',
    {
      summary: 'Delete a wedding package',
      access: 'destinations.delete',
      params: idParams,
      response: doneAnswerSchema,
      errors: ['NotFound'],
    },
    async ({ params, context }) => {
      await deleteWedding(db, params.id, context);
      return { success: true, message: weddingTexts.deleted };
    },
  );
}

const toggle = {
  access: 'destinations.edit',
  params: idParams,
  response: weddingAnswerSchema,
  errors: ['NotFound'],
} as const;

function declareWeddingToggles(weddings: Endpoints, db: Database): void {
  weddings.patch(
    '/api/wedding/destinations/:id/toggle-featured',
    { summary: 'Feature a wedding package, or stop featuring it', ...toggle },
    async ({ params, context }) => {
      await toggleWedding(db, params.id, 'featured', context);
      return presentWedding(db, params.id, { inactiveToo: true }, weddingTexts.updated);
    },
  );
  weddings.patch(
    '/api/wedding/destinations/:id/toggle-featured-destinations',
    { summary: 'Feature a wedding package among the destinations, or stop featuring it there', ...toggle },
    async ({ params, context }) => {
      await toggleWedding(db, params.id, 'featured_in_destinations', context);
      return presentWedding(db, params.id, { inactiveToo: true }, weddingTexts.updated);
    },
  );
}

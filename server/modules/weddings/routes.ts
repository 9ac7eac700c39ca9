import type { Database } from '../../platform/db/db.ts';
import { toggleSchema } from '../../platform/fields.contract.ts';
import { byId, creation, deletion, Endpoints, revision, type Tag } from '../../platform/http/endpoints.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { createWedding } from './commands/createWedding.ts';
import { deleteWedding } from './commands/deleteWedding.ts';
import { updateWedding } from './commands/updateWedding.ts';
import { weddingCreateSchema, weddingResponseSchema, weddingTexts, weddingUpdateSchema } from './contract.ts';
import { declareWeddingReads, presentSaved } from './readRoutes.ts';

const tag: Tag = {
  name: 'Wedding packages',
  description: 'Destination weddings. They need the permissions of travel destinations.',
};

/** `/api/wedding/destinations`. `secret` signs preview links. */
export function weddingEndpoints({ db, secret }: { db: Database; secret: string }): Endpoints {
  const weddings = new Endpoints(tag);
  declareWeddingReads(weddings, { db, secret });
  declareWeddingEditing(weddings, db);
  declareWeddingToggles(weddings, db);
  return weddings;
}

function declareWeddingEditing(weddings: Endpoints, db: Database): void {
  weddings.post(
    '/api/wedding/destinations',
    {
      summary: 'Create a wedding package',
      access: 'destinations.create',
      ...creation,
      body: weddingCreateSchema,
      joinErrors: true,
      response: weddingResponseSchema,
    },
    async (request) => presentSaved(db, await createOnce(db, request, createWedding), weddingTexts.created),
  );
  weddings.put(
    '/api/wedding/destinations/:id',
    {
      summary: 'Update a wedding package',
      access: 'destinations.edit',
      ...revision,
      body: weddingUpdateSchema,
      joinErrors: true,
      response: weddingResponseSchema,
    },
    async ({ params, body, context }) => {
      await updateWedding(db, params.id, body, context);
      return presentSaved(db, params.id, weddingTexts.updated);
    },
  );
  weddings.delete(
    '/api/wedding/destinations/:id',
    { summary: 'Delete a wedding package', access: 'destinations.delete', ...deletion },
    async ({ params, context }) => {
      await deleteWedding(db, params.id, context);
      return { message: weddingTexts.deleted };
    },
  );
}

const toggle = {
  access: 'destinations.edit',
  ...byId,
  body: toggleSchema,
  optionalBody: true,
  response: weddingResponseSchema,
} as const;

function declareWeddingToggles(weddings: Endpoints, db: Database): void {
  weddings.patch(
    '/api/wedding/destinations/:id/toggle-featured',
    { summary: 'Feature a wedding package, or stop featuring it', ...toggle },
    async ({ params, body: { to }, context }) => {
      await updateWedding(db, params.id, ({ featured }) => ({ featured: to ?? !featured }), context);
      return presentSaved(db, params.id, weddingTexts.updated);
    },
  );
  weddings.patch(
    '/api/wedding/destinations/:id/toggle-featured-destinations',
    { summary: 'Feature a wedding package among the destinations, or stop featuring it there', ...toggle },
    async ({ params, body: { to }, context }) => {
      await updateWedding(
        db,
        params.id,
        ({ featured_in_destinations: shown }) => ({ featured_in_destinations: to ?? !shown }),
        context,
      );
      return presentSaved(db, params.id, weddingTexts.updated);
    },
  );
}

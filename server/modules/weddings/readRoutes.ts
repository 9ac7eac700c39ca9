import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { requireFound } from '../../platform/errors.ts';
import { previewLinkSchema } from '../../platform/fields.contract.ts';
import { byId, type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import { toVisibility } from '../destinations/queries.ts';
import {
  weddingListResponseSchema,
  weddingListSchema,
  weddingResponseSchema,
  weddingTexts,
} from './contract.ts';
import { toWedding } from './presenter.ts';
import { getWedding, getWeddingBySlug, listWeddings, type WeddingRecord } from './queries.ts';
import { weddingPagePath } from './weddingPagePath.contract.ts';

const single = {
  access: 'public',
  cacheable: true,
  response: weddingResponseSchema,
  errors: ['NotFound'],
} as const;

const present = (wedding: WeddingRecord | undefined, message?: string) => ({
  message,
  destination: toWedding(requireFound(wedding, weddingTexts.notFound)),
});

/** The response to a change of a package. @throws AppError 404 */
export const presentSaved = async (db: Database, id: number, message: string) =>
  present(await getWedding(db, id, { includeInactive: true }), message);

/** The list, single packages, and links to previews. */
export function declareWeddingReads(
  weddings: Endpoints,
  { db, secret }: { db: Database; secret: string },
): void {
  weddings.get(
    '/api/wedding/destinations',
    {
      summary: 'List wedding packages',
      access: 'public',
      cacheable: true,
      query: weddingListSchema,
      response: weddingListResponseSchema,
    },
    async ({ query, may }) => {
      const { rows, pagination } = await listWeddings(db, query, toVisibility({ may }));
      const destinations = rows.map(toWedding);
      return { destinations, total: pagination.total, ...(query.paged && { pagination }) };
    },
  );
  weddings.get(
    '/api/wedding/destinations/slug/:slug',
    {
      summary: 'Get a wedding package by its current or a former slug',
      ...single,
      params: z.object({ slug: z.string() }),
    },
    async ({ params, may }) => present(await getWeddingBySlug(db, params.slug, toVisibility({ may }))),
  );
  weddings.post(
    '/api/wedding/destinations/:id/preview-link',
    {
      summary: 'Create a preview link of a wedding package',
      access: 'destinations.view',
      ...byId,
      response: previewLinkSchema,
    },
    async ({ params, context }) => {
      const wedding = await getWedding(db, params.id, { includeInactive: true });
      const { slug } = requireFound(wedding, weddingTexts.notFound);
      return { url: signPath(secret, weddingPagePath(slug), context.now) };
    },
  );
  weddings.get(
    '/api/wedding/destinations/:id',
    { summary: 'Get a wedding package', ...single, params: idParams },
    async ({ params, may }) => present(await getWedding(db, params.id, toVisibility({ may }))),
  );
}

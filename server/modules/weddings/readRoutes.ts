import { z } from 'zod';
import { paginate } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { previewLinkSchema } from '../../platform/fields.contract.ts';
import { type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import {
  weddingListResponseSchema,
  weddingListSchema,
  weddingResponseSchema,
  weddingTexts,
} from './contract.ts';
import { toWedding } from './presenter.ts';
import {
  getWedding,
  getWeddingBySlug,
  listWeddings,
  type Visibility,
  type WeddingRecord,
} from './queries.ts';
import { weddingPagePath } from './weddingPagePath.contract.ts';

const single = {
  access: 'public',
  cacheable: true,
  response: weddingResponseSchema,
  errors: ['NotFound'],
} as const;

/** @throws AppError 404 */
function requireFound(wedding: WeddingRecord | undefined): WeddingRecord {
  if (!wedding) throw notFound(weddingTexts.notFound);
  return wedding;
}

/** The response with one package. @throws AppError 404 */
export async function presentWedding(db: Database, id: number, visibility: Visibility, message?: string) {
  const wedding = requireFound(await getWedding(db, id, visibility));
  return { success: true, ...(message ? { message } : {}), destination: toWedding(wedding) };
}

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
    '/api/wedding/destinations/slug/:slug',
    {
      summary: 'Get a wedding package by its current or a former slug',
      ...single,
      params: z.object({ slug: z.string() }),
    },
    async ({ params, may }) => {
      const visibility = { inactiveToo: may('destinations.view') };
      const wedding = requireFound(await getWeddingBySlug(db, params.slug, visibility));
      return { success: true, destination: toWedding(wedding) };
    },
  );
  weddings.post(
    '/api/wedding/destinations/:id/preview-link',
    {
      summary: 'Create a preview link of a wedding package',
      access: 'destinations.view',
      params: idParams,
      response: previewLinkSchema,
      errors: ['NotFound'],
    },
    async ({ params, context }) => {
      const { slug } = requireFound(await getWedding(db, params.id, { inactiveToo: true }));
      return { success: true, url: signPath(secret, weddingPagePath(slug), context.now) };
    },
  );
  weddings.get(
    '/api/wedding/destinations/:id',
    { summary: 'Get a wedding package', ...single, params: idParams },
    ({ params, may }) => presentWedding(db, params.id, { inactiveToo: may('destinations.view') }),
  );
}

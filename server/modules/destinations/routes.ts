import { z } from 'zod';
import type { Permission } from '../../platform/contract.ts';
import { paginate } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { dataAnswer, previewLinkSchema } from '../../platform/fields.contract.ts';
import { Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { getBrochure } from './brochure.ts';
import {
  destinationAnswerSchema,
  destinationFeaturedQuerySchema,
  destinationListAnswerSchema,
  destinationListSchema,
  destinationSearchQuerySchema,
  destinationStatisticsSchema,
  destinationTexts,
  destinationTypeQuerySchema,
} from './contract.ts';
import { declareDestinationEditing } from './editingRoutes.ts';
import { toDestination } from './presenter.ts';
import {
  countDestinations,
  type DestinationRecord,
  getDestination,
  getDestinationByName,
  getDestinationBySlug,
  listDestinations,
} from './queries.ts';

export type DestinationDependencies = { db: Database; storage: Storage; secret: string };

type Caller = { may: (permission: Permission) => boolean };

/** `/api/destinations`. Only callers with destinations.view see inactive ones. */
export function destinationEndpoints({ db, storage, secret }: DestinationDependencies): Endpoints {
  const destinations = new Endpoints('/api/destinations');
  const visible = ({ may }: Caller) => ({ inactiveToo: may('destinations.view') });
  const activeOnly = { inactiveToo: false };
  const one = (record: DestinationRecord | undefined) => {
    if (!record) throw notFound(destinationTexts.notFound);
    return { success: true, destination: toDestination(record) };
  };
  const several = ({ rows, total }: { rows: DestinationRecord[]; total: number }) => ({
    success: true,
    destinations: rows.map(toDestination),
    total,
  });
  const shortList = { access: 'public', revalidated: true, answer: destinationListAnswerSchema } as const;
  const single = { access: 'public', revalidated: true, answer: destinationAnswerSchema } as const;

  destinations.get(
    '/',
    { summary: 'List destinations', ...shortList, query: destinationListSchema },
    async ({ query, may }) => {
      const { paged, page, limit, ...filter } = query;
      const found = await listDestinations(db, paged ? { ...filter, page, limit } : filter, visible({ may }));
      return { ...several(found), ...(paged ? { pagination: paginate(page, limit, found.total) } : {}) };
    },
  );
  destinations.get(
    '/featured',
    { summary: 'List featured destinations', ...shortList, query: destinationFeaturedQuerySchema },
    async ({ query }) =>
      several(await listDestinations(db, { featured: true, limit: query.limit }, activeOnly)),
  );
  destinations.get(
    '/search',
    { summary: 'Search destinations', ...shortList, query: destinationSearchQuerySchema },
    async ({ query: { q, ...filter } }) =>
      several(await listDestinations(db, { ...filter, search: q }, activeOnly)),
  );
  destinations.get(
    '/type',
    { summary: 'List destinations of one type', ...shortList, query: destinationTypeQuerySchema },
    async ({ query }) => several(await listDestinations(db, query, activeOnly)),
  );
  destinations.get(
    '/statistics',
    {
      summary: 'Destination statistics',
      access: 'public',
      revalidated: true,
      answer: dataAnswer(destinationStatisticsSchema),
    },
    async ({ may }) => ({ success: true, data: await countDestinations(db, visible({ may })) }),
  );
  destinations.get(
    '/slug/:slug',
    {
      summary: 'Get a destination by its current or a former slug',
      ...single,
      params: z.object({ slug: z.string() }),
    },
    async ({ params, may }) => one(await getDestinationBySlug(db, params.slug, visible({ may }))),
  );
  destinations.get(
    '/by-name/:name',
    { summary: 'Get a destination by name', ...single, params: z.object({ name: z.string() }) },
    async ({ params, may }) => one(await getDestinationByName(db, params.name, visible({ may }))),
  );
  destinations.get(
    '/download-brochure/:id',
    { summary: 'Download the brochure of a destination', access: 'public', params: idParams },
    async ({ params, may, ctx }) => {
      const destination = await getDestination(db, params.id, visible({ may }));
      if (!destination) throw notFound(destinationTexts.notFound);
      const { stream, size, filename } = await getBrochure(storage, destination);
      ctx.attachment(filename);
      ctx.length = size;
      ctx.set('Cache-Control', 'private, no-cache');
      ctx.body = stream;
      return undefined;
    },
  );
  destinations.get(
    '/:id',
    { summary: 'Get a destination', ...single, params: idParams },
    async ({ params, may }) => one(await getDestination(db, params.id, visible({ may }))),
  );

  destinations.post(
    '/:id/preview-link',
    {
      summary: 'Create a link to the preview of a destination',
      access: 'destinations.view',
      params: idParams,
      answer: previewLinkSchema,
    },
    async ({ params, context }) => {
      const destination = await getDestination(db, params.id, { inactiveToo: true });
      if (!destination) throw notFound(destinationTexts.notFound);
      return { success: true, url: signPath(secret, `/itinerary/${destination.slug}`, context.now) };
    },
  );

  declareDestinationEditing(destinations, db, async (id) =>
    one(await getDestination(db, id, { inactiveToo: true })),
  );
  return destinations;
}

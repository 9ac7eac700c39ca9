import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { requireFound } from '../../platform/errors.ts';
import { previewLinkSchema } from '../../platform/fields.contract.ts';
import { matchesEtag } from '../../platform/http/cache/cachedResponse.ts';
import { byId, type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { getBrochure } from './brochure.ts';
import { destinationResponseSchema, destinationTexts, journeyCardsResponseSchema } from './contract.ts';
import { itineraryPath } from './itineraryPath.contract.ts';
import { toDestination } from './presenter.ts';
import {
  type DestinationRecord,
  getDestination,
  getDestinationByName,
  getDestinationBySlug,
  listJourneyCards,
} from './queries.ts';
import { listSimilarJourneys } from './similarJourneys.ts';
import { toVisibility } from './visibility.ts';

const single = {
  access: 'public',
  cacheable: true,
  response: destinationResponseSchema,
  errors: ['NotFound'],
} as const;

const requireDestination = (destination: DestinationRecord | undefined): DestinationRecord =>
  requireFound(destination, destinationTexts.notFound);

const present = (destination: DestinationRecord | undefined, message?: string) => ({
  message,
  destination: toDestination(requireDestination(destination)),
});

/** The response to a change of a destination. @throws AppError 404 */
export const presentSaved = async (db: Database, id: number, message: string) =>
  present(await getDestination(db, id, { includeInactive: true }), message);

/** Reads of single destinations. */
export function declareDestinationReads(
  destinations: Endpoints,
  { db, storage, secret }: { db: Database; storage: Storage; secret: string },
): void {
  destinations.get(
    '/api/destinations/slug/:slug',
    {
      summary: 'Get a destination by its current or a former slug',
      ...single,
      params: z.object({ slug: z.string() }),
    },
    async ({ params, may }) => present(await getDestinationBySlug(db, params.slug, toVisibility({ may }))),
  );
  declareReadsByName(destinations, db);
  destinations.get(
    '/api/destinations/download-brochure/:id',
    {
      summary: 'Download the brochure of a destination',
      access: 'public',
      cacheable: true,
      ...byId,
      produces: 'application/octet-stream',
    },
    async ({ params, may, ctx }) => {
      const destination = requireDestination(await getDestination(db, params.id, toVisibility({ may })));
      const { stream, size, filename, etag } = await getBrochure(storage, destination);
      ctx.set({ 'Cache-Control': 'private, no-cache', ETag: etag });
      if (matchesEtag(ctx.headers['if-none-match'], etag)) {
        stream.destroy();
        ctx.status = 304;
        return undefined;
      }
      ctx.attachment(filename);
      ctx.length = size;
      ctx.body = stream;
      return undefined;
    },
  );
  destinations.post(
    '/api/destinations/:id/preview-link',
    {
      summary: 'Create a preview link of a destination',
      access: 'destinations.view',
      ...byId,
      response: previewLinkSchema,
    },
    async ({ params, context }) => {
      const { slug } = requireDestination(await getDestination(db, params.id, { includeInactive: true }));
      return { url: signPath(secret, itineraryPath(slug), context.now) };
    },
  );
  destinations.get(
    '/api/destinations/:id',
    { summary: 'Get a destination', ...single, params: idParams },
    async ({ params, may }) => present(await getDestination(db, params.id, toVisibility({ may }))),
  );
}

function declareReadsByName(destinations: Endpoints, db: Database): void {
  destinations.get(
    '/api/destinations/by-name/:name',
    { summary: 'Get a destination by name', ...single, params: z.object({ name: z.string() }) },
    async ({ params, may }) => present(await getDestinationByName(db, params.name, toVisibility({ may }))),
  );
  destinations.get(
    '/api/destinations/by-name/:name/similar',
    {
      summary: 'List journeys that are similar to a destination',
      access: 'public',
      cacheable: true,
      params: z.object({ name: z.string() }),
      response: journeyCardsResponseSchema,
      errors: ['NotFound'],
    },
    async ({ params, may }) => {
      const destination = requireDestination(
        await getDestinationByName(db, params.name, toVisibility({ may })),
      );
      const ids = await listSimilarJourneys(db, destination);
      return { destinations: await listJourneyCards(db, ids) };
    },
  );
}

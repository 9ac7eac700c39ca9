import { paginate } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { dataAnswer } from '../../platform/fields.contract.ts';
import { type Caller, Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  destinationFeaturedQuerySchema,
  destinationListAnswerSchema,
  destinationListSchema,
  destinationSearchQuerySchema,
  destinationStatisticsSchema,
  destinationTypeQuerySchema,
} from './contract.ts';
import { declareDestinationEditing } from './editingRoutes.ts';
import { toDestination } from './presenter.ts';
import { countDestinations, type DestinationRecord, listDestinations } from './queries.ts';
import { declareDestinationReads } from './readRoutes.ts';

export type DestinationDependencies = { db: Database; storage: Storage; secret: string };

const tag: Tag = {
  name: 'Destinations',
  description:
    'Travel destinations with their itineraries. Inactive ones are visible with `destinations.view`.',
};

const list = { access: 'public', cacheable: true, response: destinationListAnswerSchema } as const;
const activeOnly = { inactiveToo: false };

/** `/api/destinations`. `secret` signs preview links. */
export function destinationEndpoints(dependencies: DestinationDependencies): Endpoints {
  const destinations = new Endpoints(tag);
  declareDestinationLists(destinations, dependencies.db);
  declareDestinationEditing(destinations, dependencies.db);
  declareDestinationReads(destinations, dependencies);
  return destinations;
}

function declareDestinationLists(destinations: Endpoints, db: Database): void {
  const visible = ({ may }: Pick<Caller, 'may'>) => ({ inactiveToo: may('destinations.view') });
  const present = ({ rows, total }: { rows: DestinationRecord[]; total: number }) => ({
    success: true,
    destinations: rows.map(toDestination),
    total,
  });

  destinations.get(
    '/api/destinations',
    { summary: 'List and search destinations', ...list, query: destinationListSchema },
    async ({ query, may }) => {
      const { paged, page, limit, ...filter } = query;
      const found = await listDestinations(db, paged ? { ...filter, page, limit } : filter, visible({ may }));
      return { ...present(found), ...(paged ? { pagination: paginate(page, limit, found.total) } : {}) };
    },
  );
  destinations.get(
    '/api/destinations/featured',
    { summary: 'List featured destinations', ...list, query: destinationFeaturedQuerySchema },
    async ({ query }) =>
      present(await listDestinations(db, { featured: true, limit: query.limit }, activeOnly)),
  );
  destinations.get(
    '/api/destinations/search',
    { summary: 'Search active destinations', ...list, query: destinationSearchQuerySchema },
    async ({ query: { q, ...filter } }) =>
      present(await listDestinations(db, { ...filter, search: q }, activeOnly)),
  );
  destinations.get(
    '/api/destinations/type',
    { summary: 'List destinations of one type', ...list, query: destinationTypeQuerySchema },
    async ({ query }) => present(await listDestinations(db, query, activeOnly)),
  );
  destinations.get(
    '/api/destinations/statistics',
    {
      summary: 'Get destination statistics',
      access: 'public',
      cacheable: true,
      response: dataAnswer(destinationStatisticsSchema),
    },
    async ({ may }) => ({ success: true, data: await countDestinations(db, visible({ may })) }),
  );
}

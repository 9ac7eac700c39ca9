import { paginate } from '../../platform/contract.ts';
import { cacheUntilChanged } from '../../platform/db/cacheUntilChanged.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Listener } from '../../platform/db/listener.ts';
import type { Page } from '../../platform/db/readPage.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { CountConfirmedSeats } from './commands/updateDestination.ts';
import {
  destinationFeaturedQuerySchema,
  destinationListResponseSchema,
  destinationListSchema,
  destinationNamesResponseSchema,
  destinationSearchQuerySchema,
  destinationStatisticsSchema,
  destinationTypeQuerySchema,
  journeyListResponseSchema,
  journeyQuerySchema,
} from './contract.ts';
import { declareDestinationEditing } from './editingRoutes.ts';
import { filterJourneys, readJourneyIndex } from './journeyIndex.ts';
import { toDestination } from './presenter.ts';
import {
  countDestinations,
  type DestinationRecord,
  listDestinationNames,
  listDestinations,
  listJourneyCards,
  listJourneyPlaces,
  searchJourneyIds,
} from './queries.ts';
import { declareDestinationReads } from './readRoutes.ts';
import { activeOnly, toVisibility } from './visibility.ts';

export type DestinationDependencies = {
  db: Database;
  listener: Listener;
  storage: Storage;
  secret: string;
  countConfirmedSeats: CountConfirmedSeats;
};

const tag: Tag = {
  name: 'Destinations',
  description:
    'Travel destinations with their itineraries. Inactive ones are visible with `destinations.view`.',
};

const list = { access: 'public', cacheable: true, response: destinationListResponseSchema } as const;

/** `/api/destinations`. `secret` signs preview links. */
export function destinationEndpoints(dependencies: DestinationDependencies): Endpoints {
  const destinations = new Endpoints(tag);
  declareDestinationLists(destinations, dependencies.db);
  declareDestinationOverview(destinations, dependencies.db);
  declareJourneyFilter(destinations, dependencies);
  declareDestinationEditing(destinations, dependencies);
  declareDestinationReads(destinations, dependencies);
  return destinations;
}

function declareDestinationLists(destinations: Endpoints, db: Database): void {
  const present = ({ rows, pagination: { total } }: Page<DestinationRecord>) => ({
    destinations: rows.map(toDestination),
    total,
  });

  destinations.get(
    '/api/destinations',
    { summary: 'List and search destinations', ...list, query: destinationListSchema },
    async ({ query, may }) => {
      const found = await listDestinations(db, query, toVisibility({ may }));
      return { ...present(found), ...(query.paged && { pagination: found.pagination }) };
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
}

function declareDestinationOverview(destinations: Endpoints, db: Database): void {
  destinations.get(
    '/api/destinations/names',
    {
      summary: 'List the names of the active destinations',
      access: 'public',
      cacheable: true,
      response: destinationNamesResponseSchema,
    },
    async () => ({ destinations: await listDestinationNames(db, activeOnly) }),
  );
  destinations.get(
    '/api/destinations/statistics',
    {
      summary: 'Get destination statistics',
      access: 'public',
      cacheable: true,
      response: dataResponse(destinationStatisticsSchema),
    },
    async ({ may }) => ({ data: await countDestinations(db, toVisibility({ may })) }),
  );
}

function declareJourneyFilter(
  destinations: Endpoints,
  { db, listener }: Pick<DestinationDependencies, 'db' | 'listener'>,
): void {
  const getIndex = cacheUntilChanged({ db, listener }, 'destination', () => readJourneyIndex(db));
  destinations.get(
    '/api/destinations/journeys',
    {
      summary: 'Filter active destinations, with the number of matches of each option',
      access: 'public',
      cacheable: true,
      query: journeyQuerySchema,
      response: journeyListResponseSchema,
    },
    async ({ query: { page, limit, ...filter } }) => {
      const index = await getIndex();
      const matching = filter.search ? await searchJourneyIds(db, filter.search) : null;
      const found = filterJourneys(index, filter, matching, { page, limit });
      return {
        destinations: await listJourneyCards(db, found.ids),
        total: found.total,
        all: index.ids.length,
        counts: found.counts,
        places: await listJourneyPlaces(db, found.first),
        pagination: paginate(found.page, limit, found.total),
      };
    },
  );
}

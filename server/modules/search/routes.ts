import type { Database } from '../../platform/db/db.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { searchQuerySchema, searchResponseSchema } from './contract.ts';
import { searchSite } from './searchSite.ts';

const tag: Tag = { name: 'Search', description: 'One search over journeys, wedding packages and articles.' };

export function searchEndpoints({ db }: { db: Database }): Endpoints {
  const endpoints = new Endpoints(tag);
  endpoints.get(
    '/api/search',
    {
      summary: 'Search journeys, wedding packages, blog posts and news',
      access: 'public',
      cacheable: true,
      query: searchQuerySchema,
      response: searchResponseSchema,
    },
    async ({ query }) => ({ data: await searchSite(db, query.q) }),
  );
  return endpoints;
}

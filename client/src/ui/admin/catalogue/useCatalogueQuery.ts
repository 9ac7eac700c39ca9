import type { ZodType } from 'zod';
import { parseSearchParams } from '../listUrl.ts';
import { useListUrl } from '../useListUrl.ts';

type ListQuery = { page: number; limit: number; paged?: boolean };

/** The filters and the order in the URL, and the query for the page of the list that it names. */
export function useCatalogueQuery<Query extends ListQuery>(schema: ZodType<Query>, limit = 24) {
  const { params } = useListUrl();
  const { page, limit: _limit, paged: _paged, ...filters } = parseSearchParams(schema, params);
  return { filters, query: { ...filters, page, limit } };
}

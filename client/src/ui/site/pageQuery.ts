import { useLocation, useSearchParams } from 'react-router-dom';

export const pageSizes = [6, 9, 12, 18] as const;
const defaultSize = 9;

export type GetPagePath = (page: number, limit: number) => string;

/** Page and page size from the URL; an unsupported size counts as the default. */
export function parsePageQuery(query: URLSearchParams): { page: number; limit: number } {
  const page = Number(query.get('page'));
  const limit = Number(query.get('limit'));
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    limit: pageSizes.find((size) => size === limit) ?? defaultSize,
  };
}

/** The query string of a page, without defaults. */
export function formatPageQuery(page: number, limit: number): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (limit !== defaultSize) query.set('limit', String(limit));
  const text = query.toString();
  return text ? `?${text}` : '';
}

export function usePageQuery() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const getPagePath: GetPagePath = (page, limit) => pathname + formatPageQuery(page, limit);
  return { ...parsePageQuery(query), getPagePath };
}

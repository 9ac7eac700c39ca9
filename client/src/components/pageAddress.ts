import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

export const pageSizes = [6, 9, 12, 18] as const;
const defaultSize = 9;

export type PageAddress = (page: number, limit: number) => string;

/** Page and size from the address; anything else than a page size on offer is the default. */
export function pageOf(query: URLSearchParams): { page: number; limit: number } {
  const page = Number(query.get('page'));
  const limit = Number(query.get('limit'));
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    limit: pageSizes.find((size) => size === limit) ?? defaultSize,
  };
}

/** The query of a page; what is default is left out. */
export function pageQueryOf(page: number, limit: number): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (limit !== defaultSize) query.set('limit', String(limit));
  const text = query.toString();
  return text ? `?${text}` : '';
}

export function usePageAddress() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const addressOf: PageAddress = useCallback(
    (page, limit) => `${pathname}${pageQueryOf(page, limit)}`,
    [pathname],
  );
  return { ...pageOf(query), addressOf };
}

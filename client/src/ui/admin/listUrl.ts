import type { ZodType } from 'zod';

/** Reads filters, order and page from the URL; invalid values count as absent. */
export function parseSearchParams<Query>(schema: ZodType<Query>, params: URLSearchParams): Query {
  const given: Record<string, string> = Object.fromEntries(params);
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) delete given[String(path[0])];
  return schema.parse(given);
}

/**
 * Reads the current query from the window. The query of the last rendering is outdated while the next
 * rendering is pending: the second of two quick changes would undo the first.
 */
export const currentSearchParams = () => new URLSearchParams(window.location.search);

export type SearchParamsChange = Record<string, string | number | boolean | undefined>;

/** The URL after a change; a change of filter or order resets the page to 1. */
export function updateSearchParams(params: URLSearchParams, change: SearchParamsChange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The entry in the editor: a new one, or an existing one by id. */
export type Opened = 'new' | number;

export function readOpened(params: URLSearchParams): Opened | null {
  if (params.get('new') === '1') return 'new';
  const id = params.get('edit');
  return id !== null && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

export const openedIn = (search: string) => readOpened(new URLSearchParams(search));

/** The URL with the editor open or, for null, closed. */
export function withOpened(params: URLSearchParams, opened: Opened | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('new');
  next.delete('edit');
  if (opened === 'new') next.set('new', '1');
  else if (opened !== null) next.set('edit', String(opened));
  return next;
}

import type { DestinationCardFacts } from './destinationsApi.ts';

export type DestinationFilter = {
  search: string;
  type: 'all' | 'international' | 'domestic';
  sort: 'recommended' | 'name' | 'price';
  order: 'asc' | 'desc';
};

export const noFilter: DestinationFilter = { search: '', type: 'all', sort: 'recommended', order: 'asc' };

const parseChoice = <T extends string>(value: string | null, allowed: readonly T[], fallback: T): T =>
  allowed.find((entry) => entry === value) ?? fallback;

/** Reads the filter from the URL. */
export const parseDestinationFilter = (query: URLSearchParams): DestinationFilter => ({
  search: query.get('search') ?? '',
  type: parseChoice(query.get('type'), ['all', 'international', 'domestic'], 'all'),
  sort: parseChoice(query.get('sort'), ['recommended', 'name', 'price'], 'recommended'),
  order: parseChoice(query.get('order'), ['asc', 'desc'], 'asc'),
});

/** The filter as a query string, without defaults. */
export function filterQuery(filter: DestinationFilter, page = 1): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value && value !== noFilter[name as keyof DestinationFilter]) query.set(name, value); // only the filter's keys
  }
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The matching destinations in the selected order. */
export function filterDestinations(
  all: DestinationCardFacts[],
  filter: DestinationFilter,
): DestinationCardFacts[] {
  const words = filter.search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((destination) => {
    if (filter.type !== 'all' && destination.type !== filter.type) return false;
    const text = [destination.name, destination.description, ...destination.highlights]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const way = filter.order === 'desc' ? -1 : 1;
  if (filter.sort === 'name') found.sort((a, b) => way * a.name.localeCompare(b.name, 'en'));
  if (filter.sort === 'price') found.sort((a, b) => way * (a.starting_price - b.starting_price));
  if (filter.sort === 'recommended' && way === -1) found.reverse();
  return found;
}

/** "Showing 3 of 13 destinations", with the active filter and search. */
export function showingText(shown: number, all: number, filter: DestinationFilter): string {
  const type = filter.type === 'all' ? '' : ` (${filter.type})`;
  const search = filter.search.trim() ? ` matching “${filter.search.trim()}”` : '';
  return `Showing ${shown} of ${all} destinations${type}${search}`;
}

import { formatPrice } from '../../../lib/text/formats.ts';
import type { DestinationCardFacts } from './destinationsApi.ts';
import { fitsJourneyFilter, months } from './journeyFacts.ts';

export type DestinationFilter = {
  search: string;
  type: 'all' | 'international' | 'domestic';
  /** In small letters; this and the next two are empty for any. */
  month: string;
  /** The least and the most days: `5-6`. */
  days: string;
  /** At most so many rupees. */
  budget: string;
  sort: 'recommended' | 'name' | 'price';
  order: 'asc' | 'desc';
};

export const noFilter: DestinationFilter = {
  ...{ search: '', type: 'all', month: '', days: '', budget: '' },
  ...{ sort: 'recommended', order: 'asc' },
};

const dayRanges: Record<string, string> = {
  '1-4': 'Up to 4 days',
  '5-6': '5 or 6 days',
  '7-365': '7 days or more',
};
const budgets = ['20000', '40000', '60000', '100000'];

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The filters with a fixed list of choices; the texts do not yet have their counts. */
const choices = {
  type: [
    ['all', 'All'],
    ['international', 'International'],
    ['domestic', 'Domestic'],
  ],
  month: [['', 'Any month'], ...months.map((month) => [month, capitalize(month)])],
  days: [['', 'Any length'], ...Object.entries(dayRanges)],
  budget: [['', 'Any budget'], ...budgets.map((budget) => [budget, `Up to ${formatPrice(Number(budget))}`])],
};
export type ChoiceName = keyof typeof choices;

/** The choices of one filter, each with the number of destinations that it leaves together with the other filters. */
export const countChoices = (all: DestinationCardFacts[], filter: DestinationFilter, name: ChoiceName) =>
  choices[name].map(([value = '', label]) => ({
    value,
    label: `${label} (${all.filter((destination) => isFound(destination, { ...filter, [name]: value })).length})`,
  }));

const parseChoice = <T extends string>(value: string | null, allowed: readonly T[], fallback: T): T =>
  allowed.find((entry) => entry === value) ?? fallback;

/** Reads the filter from the URL. */
export const parseDestinationFilter = (query: URLSearchParams): DestinationFilter => ({
  search: query.get('search') ?? '',
  type: parseChoice(query.get('type'), ['all', 'international', 'domestic'], 'all'),
  month: parseChoice(query.get('month'), months, ''),
  days: parseChoice(query.get('days'), Object.keys(dayRanges), ''),
  budget: parseChoice(query.get('budget'), budgets, ''),
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

function isFound(destination: DestinationCardFacts, filter: DestinationFilter): boolean {
  if (filter.type !== 'all' && destination.type !== filter.type) return false;
  if (!fitsJourneyFilter(destination, filter)) return false;
  const text = [destination.name, destination.description, ...destination.highlights].join(' ').toLowerCase();
  return filter.search
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The matching destinations in the selected order. */
export function filterDestinations(
  all: DestinationCardFacts[],
  filter: DestinationFilter,
): DestinationCardFacts[] {
  const found = all.filter((destination) => isFound(destination, filter));
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

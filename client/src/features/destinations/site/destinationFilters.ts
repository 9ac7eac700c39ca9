import type { JourneyListResponse } from '@modules/destinations/contract.ts';
import {
  type ChoiceName,
  choiceNames,
  groupTypeLabels,
  groupTypes,
  type JourneySort,
  journeyChoices,
  journeySorts,
} from '@modules/destinations/journeyChoices.contract.ts';
import { capitalize } from '@platform/text/capitalize.contract.ts';
import { formatPrice } from '@platform/text/formats.contract.ts';

/** The filter as in the URL; an empty choice means any. */
export type DestinationFilter = Record<ChoiceName, string> & {
  search: string;
  sort: JourneySort;
  order: 'asc' | 'desc';
};

export const noFilter: DestinationFilter = {
  search: '',
  type: '',
  month: '',
  days: '',
  budget: '',
  theme: '',
  group: '',
  sort: 'recommended',
  order: 'asc',
};

const dayLabels = ['Up to 4 days', '5 or 6 days', '7 days or more'];

const label = (name: ChoiceName, getLabel: (option: string, place: number) => string) =>
  journeyChoices[name].map((option, place) => [option, getLabel(option, place)] as const);

/** The options of each filter, without counts. */
const choices: Record<ChoiceName, (readonly [value: string, label: string])[]> = {
  type: [['', 'All'], ...label('type', capitalize)],
  month: [['', 'Any month'], ...label('month', capitalize)],
  days: [['', 'Any length'], ...label('days', (_, place) => dayLabels[place] ?? '')],
  budget: [['', 'Any budget'], ...label('budget', (budget) => `Up to ${formatPrice(Number(budget))}`)],
  theme: [['', 'Any theme'], ...label('theme', capitalize)],
  group: [['', 'Any group'], ...groupTypes.map((type) => [type, groupTypeLabels[type]] as const)],
};

export type OptionCounts = JourneyListResponse['counts'];

/** The choices of one filter, each with the number of destinations that it leaves together with the other filters. */
export const countChoices = (counts: OptionCounts | undefined, name: ChoiceName) =>
  choices[name].map(([value, text]) => ({
    value,
    label: counts ? `${text} (${counts[name][value] ?? 0})` : text,
  }));

const parseChoice = <T extends string>(value: string | null, allowed: readonly T[], fallback: T): T =>
  allowed.find((entry) => entry === value) ?? fallback;

const maxSearchLength = 200;

export const parseDestinationFilter = (query: URLSearchParams): DestinationFilter => ({
  search: (query.get('search') ?? '').slice(0, maxSearchLength),
  type: parseChoice<string>(query.get('type'), journeyChoices.type, ''),
  month: parseChoice(query.get('month'), journeyChoices.month, ''),
  days: parseChoice<string>(query.get('days'), journeyChoices.days, ''),
  budget: parseChoice<string>(query.get('budget'), journeyChoices.budget, ''),
  theme: parseChoice<string>(query.get('theme'), journeyChoices.theme, ''),
  group: parseChoice<string>(query.get('group'), journeyChoices.group, ''),
  sort: parseChoice(query.get('sort'), journeySorts, 'recommended'),
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

/** "Showing 3 of 13 destinations", with the active filters and search. */
export function showingText(shown: number, all: number, filter: DestinationFilter): string {
  const chosen = choiceNames.flatMap((name) =>
    choices[name]
      .filter(([value]) => value !== '' && value === filter[name])
      .map(([, text]) => (name === 'month' ? text : text.toLowerCase())),
  );
  const filters = chosen.length > 0 ? ` (${chosen.join(', ')})` : '';
  const search = filter.search.trim() ? ` matching “${filter.search.trim()}”` : '';
  return `Showing ${shown} of ${all} destinations${filters}${search}`;
}

import { describe, expect, it } from 'vitest';
import {
  countChoices,
  filterDestinations,
  filterQuery,
  noFilter,
  parseDestinationFilter,
  showingText,
} from './destinationFilters.ts';
import type { DestinationCardFacts } from './destinationsApi.ts';

const place = (name: string, type: 'international' | 'domestic', starting_price: number) =>
  ({ name, type, starting_price, description: '', highlights: [] }) as unknown as DestinationCardFacts; // what is filtered by

const all = [
  place('Kerala', 'domestic', 20),
  place('Bali', 'international', 30),
  place('Goa 100%', 'domestic', 10),
];
const names = (filter: Partial<typeof noFilter>) =>
  filterDestinations(all, { ...noFilter, ...filter }).map(({ name }) => name);

describe('filterDestinations', () => {
  it('filters by type and by literal words', () => {
    expect(names({ type: 'domestic' })).toEqual(['Kerala', 'Goa 100%']);
    expect(names({ search: '100%' })).toEqual(['Goa 100%']);
    expect(names({ search: 'nowhere' })).toEqual([]);
  });

  it('sorts by name and price, both ways, and leaves the list itself alone', () => {
    expect(names({ sort: 'price', order: 'desc' })).toEqual(['Bali', 'Kerala', 'Goa 100%']);
    expect(names({ sort: 'name' })).toEqual(['Bali', 'Goa 100%', 'Kerala']);
    expect(all[0]?.name).toBe('Kerala');
  });
});

it('counts what each choice leaves together with the other filters', () => {
  const seasonal = [
    {
      ...place('Ladakh', 'domestic', 45_000),
      duration: '8 Days - 7 Nights',
      best_time_to_visit: 'June to September',
    },
    { ...place('Goa', 'domestic', 15_000), best_time_to_visit: 'November to February' },
    { ...place('Bali', 'international', 60_000), best_time_to_visit: 'April to October' },
  ];
  const labels = (name: 'type' | 'month' | 'days' | 'budget', filter = {}) =>
    countChoices(seasonal, { ...noFilter, ...filter }, name).map(({ label }) => label);
  expect(labels('type')).toEqual(['All (3)', 'International (1)', 'Domestic (2)']);
  expect(labels('type', { month: 'july' })).toEqual(['All (2)', 'International (1)', 'Domestic (1)']);
  expect(labels('month', { type: 'domestic' }).filter((label) => !label.endsWith('(0)'))).toEqual([
    ...[
      'Any month (2)',
      'January (1)',
      'February (1)',
      'June (1)',
      'July (1)',
      'August (1)',
      'September (1)',
    ],
    ...['November (1)', 'December (1)'],
  ]);
  expect(labels('days')).toEqual([
    'Any length (3)',
    'Up to 4 days (0)',
    '5 or 6 days (2)',
    '7 days or more (1)',
  ]);
  expect(labels('budget', { search: 'ladakh' }).slice(0, 3)).toEqual([
    'Any budget (1)',
    'Up to ₹20,000 (0)',
    'Up to ₹40,000 (0)',
  ]);
});

it('keeps the filter in the address', () => {
  const filter = { ...noFilter, search: 'sea & sun', sort: 'price' } as const;
  expect(parseDestinationFilter(new URLSearchParams(filterQuery(filter, 2).toString()))).toEqual(filter);
  expect(filterQuery(noFilter).toString()).toBe('');
  expect(showingText(3, 13, { ...noFilter, type: 'domestic', search: 'sea' })).toBe(
    'Showing 3 of 13 destinations (domestic) matching “sea”',
  );
});

import { describe, expect, it } from 'vitest';
import {
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

it('keeps the filter in the address', () => {
  const filter = { ...noFilter, search: 'sea & sun', sort: 'price' } as const;
  expect(parseDestinationFilter(new URLSearchParams(filterQuery(filter, 2).toString()))).toEqual(filter);
  expect(filterQuery(noFilter).toString()).toBe('');
  expect(showingText(3, 13, { ...noFilter, type: 'domestic', search: 'sea' })).toBe(
    'Showing 3 of 13 destinations (domestic) matching “sea”',
  );
});

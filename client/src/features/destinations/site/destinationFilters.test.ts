import { choiceNames } from '@modules/destinations/journeyChoices.contract.ts';
import { expect, it } from 'vitest';
import {
  countChoices,
  filterQuery,
  noFilter,
  type OptionCounts,
  parseDestinationFilter,
  showingText,
} from './destinationFilters.ts';

it('labels the options of a filter with their counts', () => {
  const none = Object.fromEntries(choiceNames.map((name) => [name, {}])) as OptionCounts; // by name
  const counts = { ...none, days: { '': 3, '5-6': 2, '7-365': 1 }, theme: { '': 3, beach: 1 } };
  const labels = (name: 'days' | 'theme' | 'budget') => countChoices(counts, name).map(({ label }) => label);
  expect(labels('days')).toEqual([
    'Any length (3)',
    'Up to 4 days (0)',
    '5 or 6 days (2)',
    '7 days or more (1)',
  ]);
  expect(labels('theme').slice(0, 3)).toEqual(['Any theme (3)', 'Beach (1)', 'Mountains (0)']);
  expect(labels('budget')[1]).toBe('Up to ₹20,000 (0)');
  expect(countChoices(undefined, 'group')[1]).toEqual({ value: 'private', label: 'Private' });
});

it('stores the filter in the address', () => {
  const filter = { ...noFilter, search: 'sea & sun', theme: 'beach', group: 'solo', sort: 'price' } as const;
  expect(parseDestinationFilter(new URLSearchParams(filterQuery(filter, 2).toString()))).toEqual(filter);
  expect(filterQuery(noFilter).toString()).toBe('');
  expect(parseDestinationFilter(new URLSearchParams('type=all&month=maybe&order=up'))).toEqual(noFilter);
});

it('says which filters and search are active', () => {
  expect(showingText(13, 13, noFilter)).toBe('Showing 13 of 13 destinations');
  expect(showingText(3, 13, { ...noFilter, type: 'domestic', search: 'sea' })).toBe(
    'Showing 3 of 13 destinations (domestic) matching “sea”',
  );
  expect(showingText(1, 13, { ...noFilter, month: 'june', budget: '20000', group: 'small-group' })).toBe(
    'Showing 1 of 13 destinations (June, up to ₹20,000, small group)',
  );
});

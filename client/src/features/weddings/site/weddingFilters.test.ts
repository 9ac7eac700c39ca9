import { describe, expect, it } from 'vitest';
import {
  filterWeddings,
  findSimilarWeddings,
  isUnfiltered,
  listWeddingChoices,
  parseWeddingFilter,
  weddingFilterQuery,
} from './weddingFilters.ts';
import type { WeddingCardFacts } from './weddingsApi.ts';

const wedding = (id: number, facts: Partial<WeddingCardFacts>): WeddingCardFacts => ({
  id,
  slug: `wedding-${id}`,
  title: `Wedding ${id}`,
  description: '',
  gallery: [],
  badge: 'featured',
  duration: null,
  featured_in_destinations: false,
  display_in_destinations: true,
  location: 'Varca, South Goa',
  price: 1_000_000,
  capacity: 100,
  destination_category: null,
  ...facts,
});
const beach = wedding(1, { destination_category: 'Beach' });
const lake = wedding(2, { location: 'Lake Pichola, Udaipur, Rajasthan', price: 3_800_000, capacity: 250 });
const fort = wedding(3, { location: 'Amber, Jaipur, Rajasthan', price: 2_800_000, capacity: 300 });
const cove = wedding(4, { destination_category: 'Beach', price: 9_000_000 });
const all = [beach, lake, fort];
const parse = (query: string) => parseWeddingFilter(new URLSearchParams(query));
const found = (query: string) => filterWeddings(all, parse(query)).map(({ id }) => id);

describe('the filter of wedding packages', () => {
  it.each([
    ['', [1, 2, 3]],
    ['place=rajasthan', [2, 3]],
    ['place=Udaipur', [2]],
    ['guests=250', [2, 3]],
    ['guests=251', [3]],
    ['budget=2800000', [1, 3]],
    ['budget=2799999', [1]],
    ['place=Rajasthan&guests=100&budget=3000000', [3]],
    ['guests=-5&budget=cheap', [1, 2, 3]],
  ])('leaves, for “%s”, the packages %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('returns to the URL without empty values', () => {
    expect(weddingFilterQuery(parse('place=Goa&guests=&budget=1000000')).toString()).toBe(
      'place=Goa&budget=1000000',
    );
    expect(isUnfiltered(parse('place=&guests=0&budget='))).toBe(true);
    expect(isUnfiltered(parse('guests=50'))).toBe(false);
  });

  it('offers each region once, and the value of the URL', () => {
    const choices = listWeddingChoices(all, parse('place=Udaipur&guests=75&budget=700000'));
    expect(choices.place.map(({ value }) => value)).toEqual(['Rajasthan', 'South Goa', 'Udaipur']);
    expect(choices.guests.slice(0, 3).map(({ label }) => label)).toEqual([
      '50 or more',
      '75 or more',
      '100 or more',
    ]);
    expect(choices.budget.slice(0, 2).map(({ label }) => label)).toEqual([
      'Up to ₹5,00,000',
      'Up to ₹7,00,000',
    ]);
  });
});

it('calls packages of the same category similar, then those of a similar price', () => {
  expect(findSimilarWeddings([...all, cove], beach).map(({ id }) => id)).toEqual([4, 3, 2]);
});

import { expect, it } from 'vitest';
import { chooseTrips, tripCategories, tripSorts } from './tripFilters.ts';
import { trips } from './trips.ts';

it('has something in every category', () => {
  for (const category of tripCategories) expect(chooseTrips(trips, category, 'default')).not.toEqual([]);
});

it('sorts by price, rating and duration', () => {
  const prices = chooseTrips(trips, null, 'price-low').map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(chooseTrips(trips, null, 'price-high')[0]?.price).toBe(Math.max(...prices));
  expect(chooseTrips(trips, null, 'rating')[0]?.rating).toBe(4.9);
  expect(chooseTrips(trips, null, 'duration')[0]?.duration).toBe('5 hours');
  expect(Object.values(tripSorts)[0]).toBe('Sort by Price');
});

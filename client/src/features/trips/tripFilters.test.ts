import { readFileSync } from 'node:fs';
import { pageSchemas } from '@modules/content/contract.ts';
import type { Trip } from '@modules/content/tripsPage.contract.ts';
import { expect, it } from 'vitest';
import {
  chooseTrips,
  parseTripFilter,
  tripCategories,
  tripQuery,
  tripSorts,
  withMoreTrips,
} from './tripFilters.ts';

const { trips } = pageSchemas.trips.parse(JSON.parse(readFileSync('demo/content/pages.json', 'utf8')).trips);

it('has something in every category', () => {
  for (const category of tripCategories) expect(chooseTrips(trips, category, 'default')).not.toEqual([]);
});

it('sorts by price, rating and duration', () => {
  const prices = chooseTrips(trips, null, 'price-low').map(({ price }) => price);
  expect(prices).toEqual([2499, 2699, 2999, 3499, 4499, 5999]);
  expect(chooseTrips(trips, null, 'default').map(({ price }) => price)).toEqual(prices);
  expect(chooseTrips(trips, null, 'price-high')[0]?.price).toBe(Math.max(...prices));
  expect(chooseTrips(trips, null, 'rating')[0]?.rating).toBe(4.9);
  expect(chooseTrips(trips, null, 'duration')[0]?.duration).toBe('5 hours');
  expect(Object.values(tripSorts)[0]).toBe('Sort by Price');
});

it('sorts by the hours in the text of a duration', () => {
  const [trip] = trips;
  const texts = [
    ...['On request', 'Full day (10 hours)', '9 hours', 'Full day', '4 - 5 hours', 'Half day'],
    ...['1 hour 30 minutes', '80 minutes', 'About 1 h'],
  ];
  const listed = texts.map((duration) => ({ ...trip, duration }) as Trip); // `trip` exists
  const sorted = chooseTrips(listed, null, 'duration').map(({ duration }) => duration);
  const [unknown, ...known] = texts;
  expect(sorted).toEqual([...known.reverse(), unknown]);
});

it('reads the address that it writes, and ignores unknown values', () => {
  const filter = { category: 'City Tour', sort: 'rating', shown: 8 } as const;
  expect(String(tripQuery(filter))).toBe('category=City+Tour&sort=rating&shown=8');
  expect(parseTripFilter(tripQuery(filter))).toEqual(filter);
  const plain = parseTripFilter(new URLSearchParams('category=Space&sort=constructor&shown=-1'));
  expect(plain).toEqual({ category: null, sort: 'default', shown: 4 });
  expect(String(tripQuery(plain))).toBe('');
  expect(withMoreTrips(plain).shown).toBe(8);
});

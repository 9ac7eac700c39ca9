import type { Trip, TripCategory } from './trips.ts';

export const tripCategories: TripCategory[] = ['Beach', 'City Tour', 'Heritage', 'Nature', 'Adventure'];

export const tripSorts = {
  default: 'Sort by Price',
  'price-low': 'Price low to high',
  'price-high': 'Price high to low',
  rating: 'Rating',
  duration: 'Duration',
} as const;
export type TripSort = keyof typeof tripSorts;

const hoursOf = ({ duration }: Trip) => Number.parseFloat(duration) || 0;

const comparisons: Record<TripSort, (a: Trip, b: Trip) => number> = {
  default: () => 0,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating || b.reviews - a.reviews,
  duration: (a, b) => hoursOf(a) - hoursOf(b),
};

/** The trips of one category (or all), in the order asked for. */
export const chooseTrips = (trips: Trip[], category: TripCategory | null, sort: TripSort): Trip[] =>
  trips.filter((trip) => category === null || trip.category === category).toSorted(comparisons[sort]);

import type { Trip } from '@modules/content/tripsPage.contract.ts';

type TripCategory = Trip['category'];

export const tripCategories: TripCategory[] = ['Beach', 'City Tour', 'Heritage', 'Nature', 'Adventure'];

export const tripSorts = {
  default: 'Sort by Price',
  'price-low': 'Price low to high',
  'price-high': 'Price high to low',
  rating: 'Rating',
  duration: 'Duration',
} as const;
export type TripSort = keyof typeof tripSorts;

/** How many trips are shown at first, and how many each click adds. */
const step = 4;

export type TripFilter = { category: TripCategory | null; sort: TripSort; shown: number };

const isSort = (value: string): value is TripSort => Object.hasOwn(tripSorts, value);

export function parseTripFilter(query: URLSearchParams): TripFilter {
  const sort = query.get('sort') ?? '';
  const shown = Number(query.get('shown'));
  return {
    category: tripCategories.find((name) => name === query.get('category')) ?? null,
    sort: isSort(sort) ? sort : 'default',
    shown: Number.isInteger(shown) && shown > step ? shown : step,
  };
}

/** The filter as a query string, without defaults. */
export function tripQuery({ category, sort, shown }: TripFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (sort !== 'default') query.set('sort', sort);
  if (shown > step) query.set('shown', String(shown));
  return query;
}

export const withMoreTrips = (filter: TripFilter): TripFilter => ({ ...filter, shown: filter.shown + step });

const hoursByUnit: Record<string, number> = { m: 1 / 60, h: 1, d: 8 };

/** The hours in a text of staff, such as `90 minutes` or `Full day (10 hours)`. Texts without any sort last. */
function parseHours({ duration }: Trip): number {
  const text = duration.toLowerCase();
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)[\s-]*(h\b|hr|hour|min|day)/g)];
  const hours = parts.map(([, count, unit = '']) => Number(count) * (hoursByUnit[unit.charAt(0)] ?? 0));
  if (hours.length > 0) return hours.reduce((sum, one) => sum + one);
  const day = /(half|full)[\s-]day/.exec(text)?.[1];
  return day ? (day === 'half' ? 4 : 8) : Number.MAX_VALUE;
}

const comparisons: Record<TripSort, (a: Trip, b: Trip) => number> = {
  default: (a, b) => a.price - b.price,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating || b.reviews - a.reviews,
  duration: (a, b) => parseHours(a) - parseHours(b),
};

/** The trips of one category (or all) in the selected order. */
export const chooseTrips = (trips: Trip[], category: TripCategory | null, sort: TripSort): Trip[] =>
  trips.filter((trip) => category === null || trip.category === category).sort(comparisons[sort]);

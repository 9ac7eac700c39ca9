import { expect, it } from 'vitest';
import { chartWeeks } from './chartWeeks.ts';

const points = Array.from({ length: 30 }, (_, index) => ({
  name: `2026-11-${String(index + 1).padStart(2, '0')}`,
  blogs: 1,
  news: index % 2,
  bookings: 0,
}));

it('sums seven days each, counted back from the last day', () => {
  const weeks = chartWeeks(points);
  expect(weeks.map(({ first, last, blogs }) => [first.slice(-2), last.slice(-2), blogs])).toEqual([
    ['01', '02', 2],
    ['03', '09', 7],
    ['10', '16', 7],
    ['17', '23', 7],
    ['24', '30', 7],
  ]);
  expect(weeks.reduce((total, { news }) => total + news, 0)).toBe(15);
});

it('has no week without days', () => {
  expect(chartWeeks([])).toEqual([]);
});

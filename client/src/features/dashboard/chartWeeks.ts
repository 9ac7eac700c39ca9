import type { ChartPoint } from '@modules/dashboard/contract.ts';

type Week = { first: string; last: string; blogs: number; news: number };

const daysPerWeek = 7;

/** Sums daily points by seven days, counted back from the last day; the first week may be shorter. */
export function chartWeeks(points: readonly ChartPoint[]): Week[] {
  const weeks: Week[] = [];
  for (let end = points.length; end > 0; end -= daysPerWeek) {
    const days = points.slice(Math.max(0, end - daysPerWeek), end);
    const sum = (name: 'blogs' | 'news') => days.reduce((total, day) => total + day[name], 0);
    weeks.unshift({
      first: days[0]?.name ?? '',
      last: days.at(-1)?.name ?? '',
      blogs: sum('blogs'),
      news: sum('news'),
    });
  }
  return weeks;
}

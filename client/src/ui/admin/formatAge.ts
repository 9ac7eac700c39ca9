import { formatCount } from '@platform/text/formats.contract.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;

const steps = [
  [minute, second, 'second'],
  [hour, minute, 'minute'],
  [day, hour, 'hour'],
  [month, day, 'day'],
  [Number.POSITIVE_INFINITY, month, 'month'],
] as const;

/** The time since an instant, in the largest unit that fits; a future instant counts as now. */
export function formatAge(at: string | number | Date, now: number): string {
  const age = Math.max(0, now - new Date(at).getTime());
  const [, unit, name] = steps.find(([limit]) => age < limit) ?? steps[4];
  return `${formatCount(Math.floor(age / unit), name)} ago`;
}

import type { Destination } from './destinationsApi.ts';
import { defaultFacts } from './fallbackTexts.ts';

export const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];

const monthName = `(${months.map((month) => `${month}|${month.slice(0, 3)}`).join('|')})`;
const period = new RegExp(`\\b${monthName}\\b(?:\\s*(?:to|until|[-–])\\s*${monthName}\\b)?`, 'g');
const getMonth = (name: string) => months.findIndex((month) => month.startsWith(name.slice(0, 3)));

/** The months that a text such as `November to February` names; all twelve for the whole year. */
export function parseMonths(text: string | null): string[] {
  const lower = (text || defaultFacts.best_time_to_visit).toLowerCase();
  if (/\b(all|whole) year\b|\byear[ -]round\b|\bany ?time\b/.test(lower)) return months;
  const named = [...lower.matchAll(period)].flatMap(([, first = '', last = first]) => {
    const start = getMonth(first);
    const length = ((getMonth(last) - start + months.length) % months.length) + 1;
    return Array.from({ length }, (_, place) => (start + place) % months.length);
  });
  return months.filter((_, place) => named.includes(place));
}

/** The number of days in a text such as `5 Days - 4 Nights`; null when it names none. */
export function parseDays(text: string | null): number | null {
  const days = /(\d+)\s*-?\s*days?\b/i.exec(text || defaultFacts.duration)?.[1];
  return days ? Number(days) : null;
}

type JourneyFilter = { month: string; days: string; budget: string };

/** `1-4` and the like: both ends belong to it. */
const fitsDays = (journey: Pick<Destination, 'duration'>, range: string) => {
  const [least = 0, most = 0] = range.split('-').map(Number);
  const days = parseDays(journey.duration);
  return days !== null && days >= least && days <= most;
};

/** Whether a journey fits month, days and budget; an empty value fits all. */
export const fitsJourneyFilter = (
  journey: Pick<Destination, 'best_time_to_visit' | 'duration' | 'starting_price'>,
  { month, days, budget }: JourneyFilter,
): boolean =>
  (month === '' || parseMonths(journey.best_time_to_visit).includes(month)) &&
  (days === '' || fitsDays(journey, days)) &&
  (budget === '' || journey.starting_price <= Number(budget));

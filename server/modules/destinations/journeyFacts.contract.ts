// Without zod: the public site ships it.
import { defaultJourneyTexts } from './defaultJourneyTexts.contract.ts';

export const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];

const monthName = `(${months.map((month) => `${month}|${month.slice(0, 3)}`).join('|')}|sept)\\b\\.?`;
const period = new RegExp(`\\b${monthName}(?:\\s*(?:to|until|till|through|[-–—])\\s*${monthName})?`, 'g');
/** `avoid the monsoon, June to September` */
const avoided = /\b(?:avoid|except)\b[^;.]*/g;
/**
 * The verb, as in `roads may close`: unlike the month it is in lower case, before a word that connects no months. In
 * `october to may for trekking` the word in front of it shows that it is the month.
 */
const possibleVerb = /(\b(?:to|until|till|through) )?\bmay (?!(?:to|until|till|through|and|or)\b)[a-z]/g;
const getMonth = (name: string) => months.findIndex((month) => month.startsWith(name.slice(0, 3)));

/** The months that a text such as `November to February` names; all twelve for the whole year. */
export function parseMonths(text: string | null): string[] {
  const lower = (text || defaultJourneyTexts.best_time_to_visit)
    .replace(possibleVerb, (words, connector?: string) => (connector ? words : ''))
    .toLowerCase()
    .replace(avoided, '');
  if (/\b(all|whole) year\b|\byear[ -]round\b|\bany ?time\b/.test(lower)) return months;
  const named = [...lower.matchAll(period)].flatMap(([, first = '', last = first]) => {
    const start = getMonth(first);
    const length = ((getMonth(last) - start + months.length) % months.length) + 1;
    return Array.from({ length }, (_, place) => (start + place) % months.length);
  });
  return months.filter((_, place) => named.includes(place));
}

/** The number of days in a text such as `5 Days - 4 Nights` or `4N/5D`; null when it names none. */
export function parseDays(text: string | null): number | null {
  const days = /(\d+)\s*-?\s*d(?:ays?)?\b/i.exec(text || defaultJourneyTexts.duration)?.[1];
  return days ? Number(days) : null;
}

import { capitalize } from '../../platform/text/capitalize.contract.ts';

/** The days of the week, in the order of the settings. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Working hours such as `09:00-18:00`; empty on a day off. */
export type WorkingHours = Record<`hours_${(typeof weekdays)[number]}`, string>;

export type OpeningHours = {
  /** `Monday to Friday`, or one day. */
  days: string;
  /** `09:00 to 18:00` */
  hours: string;
  /** As schema.org writes both: `Mo-Fr 09:00-18:00`. */
  code: string;
};

/** The opening hours in lines: consecutive days with the same hours are one line, days off have none. */
export function listOpeningHours(settings: Partial<WorkingHours>): OpeningHours[] {
  const spans: { first: string; last: string; span: string }[] = [];
  for (const day of weekdays) {
    const span = settings[`hours_${day}`] ?? '';
    const before = spans.at(-1);
    if (before?.span === span) before.last = day;
    else spans.push({ first: day, last: day, span });
  }
  return spans
    .filter(({ span }) => span !== '')
    .map(({ first, last, span }) => {
      const ends = first === last ? [first] : [first, last];
      return {
        days: ends.map(capitalize).join(' to '),
        hours: span.replace('-', ' to '),
        code: `${ends.map((day) => capitalize(day).slice(0, 2)).join('-')} ${span}`,
      };
    });
}

/** The formatter is made with the first date: making one takes as long as rendering a form. */
const format = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined;
  return (at: string | number | Date) => {
    formatter ??= new Intl.DateTimeFormat('en-IN', { hourCycle: 'h23', ...options });
    return formatter.format(new Date(at));
  };
};

/** The back office's date and time formats, in the reader's time zone. */

/** `22 Nov 2026` */
export const dayText = format({ dateStyle: 'medium' });
/** `22 Nov 2026, 14:07` */
export const momentText = format({ dateStyle: 'medium', timeStyle: 'short' });
/** `22 Nov 2026, 14:07:31` */
export const exactMomentText = format({ dateStyle: 'medium', timeStyle: 'medium' });
/** `14:07` */
export const timeText = format({ timeStyle: 'short' });
/** `14:07:31` */
export const clockText = format({ timeStyle: 'medium' });
/** `Sun` */
export const weekdayText = format({ weekday: 'short' });

const utcDayText = format({ dateStyle: 'medium', timeZone: 'UTC' });
/** Formats a calendar day such as `2026-11-22`, independent of the time zone. */
export const calendarDayText = (day: string) => utcDayText(day.slice(0, 10));

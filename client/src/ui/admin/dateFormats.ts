/**
 * The back office's date and time formats, in the reader's time zone. Without `Intl`: making a format takes longer than
 * rendering a form. Their spaces are no-break ones, so that no line ends within a date.
 */

type Moment = string | number | Date;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const joinWords = (...words: (string | number | undefined)[]) => words.join('\u00a0');

export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `22 Nov 2026` */
export function formatDate(at: Moment): string {
  const date = new Date(at);
  return joinWords(date.getDate(), months[date.getMonth()], date.getFullYear());
}

/** `14:07` */
export function formatTime(at: Moment): string {
  const date = new Date(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** `14:07:31` */
export const formatTimeWithSeconds = (at: Moment) =>
  `${formatTime(at)}:${twoDigits(new Date(at).getSeconds())}`;

/** `22 Nov 2026, 14:07` */
export const formatDateTime = (at: Moment) => joinWords(`${formatDate(at)},`, formatTime(at));

/** `22 Nov 2026, 14:07:31` */
export const formatDateTimeWithSeconds = (at: Moment) =>
  joinWords(`${formatDate(at)},`, formatTimeWithSeconds(at));

/** `Sun` */
export const formatWeekday = (at: Moment) => weekdays[new Date(at).getDay()] ?? '';

/** Formats a calendar day such as `2026-11-22`, independent of the time zone. */
export function formatShortDay(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return joinWords(Number(date), months[Number(month) - 1], year);
}

/**
 * Formats prices, counts, days and links for pages, mails and structured data. Imports no zod, because every page loads it.
 * Avoids `Intl` for common formats: its initialisation takes a slow phone 100 ms.
 */

/** A whole number, not below 0, in Indian grouping: `1,25,000`. */
export const formatNumber = (value: number): string => String(value).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** A number of things: `1 review`, `2 children`. The plural ends in s unless it is named. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A price in rupees: `₹1,25,000`. */
export const formatPrice = (amount: number): string =>
  `${amount < 0 ? '-' : ''}₹${formatNumber(Math.round(Math.abs(amount)))}`;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** Ahead of UTC, all year round. */
const indiaMs = 5.5 * 3_600_000;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes a hundred times as long as using it. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  dayFormats.set(timeZone, format);
  return format;
}

/** A day for people, from `2027-02-14`, or from an ISO time in a time zone: `14 February 2027`; empty for no day. */
export function formatDay(day: string, timeZone = 'Asia/Kolkata'): string {
  const isDay = day.length === 10;
  const time = Date.parse(isDay ? `${day}T00:00:00Z` : day);
  if (Number.isNaN(time)) return '';
  if (!isDay && timeZone !== 'Asia/Kolkata') return dayFormat(timeZone).format(time);
  const there = new Date(isDay ? time : time + indiaMs);
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

/** A month for people, from `2026-03`: `March 2026`. */
export const formatMonth = (month: string): string => formatDay(`${month}-01`).slice('1 '.length);

/** A `mailto:` link; the address is percent-encoded. */
export const mailboxLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

/** A `tel:` link. */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;

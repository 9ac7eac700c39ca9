/** How prices and days are written, in pages, mails and structured data alike. Without zod: every page loads it. */

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** A price in rupees as people in India write it: `₹1,25,000`. */
export const formatPrice = (amount: number): string => rupees.format(amount);

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as using it. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  dayFormats.set(timeZone, format);
  return format;
}

/** A day for people, from `2027-02-14` or an ISO time: `14 February 2027`, in the agency's time zone; empty for no day. */
export function formatDay(day: string, timeZone = 'Asia/Kolkata'): string {
  const isDay = day.length === 10;
  const date = new Date(isDay ? `${day}T00:00:00Z` : day);
  return Number.isNaN(date.getTime()) ? '' : dayFormat(isDay ? 'UTC' : timeZone).format(date);
}

/** How prices and days are written, in pages, mails and structured data alike. Without zod: every page loads it. */

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** A price in rupees as people in India write it: `₹1,25,000`. */
export const formatPrice = (amount: number): string => rupees.format(amount);

/** A day for people, from `2027-02-14` or an ISO time: `14 February 2027`, in the agency's time zone. */
export function formatDay(day: string, timeZone = 'Asia/Kolkata'): string {
  const isDay = day.length === 10;
  return new Date(isDay ? `${day}T00:00:00Z` : day).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: isDay ? 'UTC' : timeZone,
  });
}

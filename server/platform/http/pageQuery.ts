const listing = ['page', 'limit'];
const booking = ['for', 'info', 'travel_type', 'guests', 'date', 'journeys'];
const trips = ['category', 'sort', 'shown'];
const weddings = ['place', 'guests', 'budget'];

/** The query parameters that pages of the public site read; a page that is not here reads none. */
const readByPage: Readonly<Record<string, readonly string[]>> = {
  '/destination': ['search', 'type', 'month', 'days', 'budget', 'sort', 'order', 'page'],
  '/booking': booking,
  '/tour': booking,
  '/tour-list': booking,
  '/tour-grid': booking,
  '/tour-details': ['trip'],
  '/wedding': weddings,
  '/destination-wedding': weddings,
  '/trips': trips,
  '/day-trips': trips,
  '/search': ['q'],
  '/shortlist': ['ids'],
  '/blog': listing,
  '/blogs': listing,
  '/blog-grids': listing,
  '/travel-news': listing,
};

const previewAddress = /^\/(?:blog-details|news-details|itinerary|wedding)\/[^/?]+\?(?:.*&)?signature=/;

/** Whether an address carries the signature of a preview of its entry. */
export const isPreviewAddress = (url: string): boolean => previewAddress.test(url);

/** Every parameter that some page reads. */
export const pageParameters: ReadonlySet<string> = new Set(Object.values(readByPage).flat());

/**
 * The address of a page with the parameters alone that it reads, each once and in one order: what is rendered and
 * cached must not depend on the marks that advertisements add.
 */
export function pageAddress(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const path = url.slice(0, start);
  const page = path.toLowerCase().replace(/\/+$/, '');
  const names = Object.hasOwn(readByPage, page) ? (readByPage[page] ?? []) : [];
  const given = url.slice(start + 1).split('&');
  const read = names.flatMap((name) => given.find((value) => value.startsWith(`${name}=`)) ?? []);
  return read.length > 0 ? `${path}?${read.join('&')}` : path;
}

const listing = ['page', 'limit'];
const group = ['date', 'adults', 'children', 'rooms'];
const booking = ['for', 'info', 'travel_type', 'guests', 'journeys', ...group];
const trips = ['category', 'sort', 'shown'];
const weddings = ['place', 'guests', 'budget'];

/** The query parameters that each page of the public site reads; other pages read none. */
const parametersByPage: Readonly<Record<string, readonly string[]>> = {
  '/destination': ['search', 'type', 'month', 'days', 'budget', 'theme', 'group', 'sort', 'order', 'page'],
  '/booking': booking,
  '/tour': booking,
  '/tour-list': booking,
  '/tour-grid': booking,
  '/tour-details': ['trip', 'guests', 'date'],
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

/** The query parameters of pages whose path has a variable part. */
const parametersByPattern: readonly [pattern: RegExp, names: readonly string[]][] = [
  [/^\/(?:blog|travel-news)\/(?:category|tag|author)\/[^/]+$/, listing],
  [/^\/itinerary\/[^/]+$/, group],
];

const previewAddress =
  /^\/(?:(?:blog-details|news-details|itinerary|wedding)\/[^/?]+|about|visa|insurance|booking|trips)?\?(?:.*&)?signature=/;

/** Whether an address carries the signature of a preview: of an entry, or of a page with editable content. */
export const isPreviewAddress = (url: string): boolean => previewAddress.test(url);

/** A pattern for the slashes themselves takes a second for an address that is full of them. */
const withoutLastSlashes = /^.*[^/]/;

/** Every parameter that some page reads. */
export const pageParameters: ReadonlySet<string> = new Set(Object.values(parametersByPage).flat());

/**
 * The address of a page with only the parameters that it reads, each once and in a fixed order, so that the parameters
 * that advertisements add do not affect rendering and caching.
 */
export function pageAddress(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const path = url.slice(0, start);
  const page = withoutLastSlashes.exec(path.toLowerCase())?.[0] ?? '';
  const byPattern = parametersByPattern.find(([pattern]) => pattern.test(page))?.[1] ?? [];
  const names = Object.hasOwn(parametersByPage, page) ? (parametersByPage[page] ?? []) : byPattern;
  const given = url.slice(start + 1).split('&');
  const read = names.flatMap((name) => given.find((value) => value.startsWith(`${name}=`)) ?? []);
  return read.length > 0 ? `${path}?${read.join('&')}` : path;
}

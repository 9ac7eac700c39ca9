import { readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';

/** "Blog | Safarnama Travels"; "Blog" when the settings could not be loaded. */
export const pageTitle = (store: AppStore, title: string) =>
  [title, readBusinessFacts(store).agency_name].filter(Boolean).join(' | ');

/**
 * The address of a list with its filter, so that whoever shares the page shares what it shows. Search engines list the
 * whole list only.
 */
export function filteredAddress(path: string, filter: URLSearchParams, page = 1) {
  const query = new URLSearchParams(filter);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return { canonicalPath: text ? `${path}?${text}` : path, noindex: filter.toString() !== '' };
}

/** schema.org breadcrumbs; the last item is the page itself. */
export const breadcrumbs = (...crumbs: [name: string, path: string][]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...crumbs].map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: path,
  })),
});

import { readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';

/** "Blog | Safarnama Travels"; "Blog" when the settings could not be loaded. */
export const pageTitle = (store: AppStore, title: string) =>
  [title, readBusinessFacts(store).agency_name].filter(Boolean).join(' | ');

/**
 * The address of a list with its filter and page, so that a shared link shows the same. Search engines list the pages
 * of the whole list only.
 */
export function filteredAddress(path: string, query: URLSearchParams) {
  const text = query.toString();
  return {
    canonicalPath: text ? `${path}?${text}` : path,
    noindex: [...query.keys()].some((name) => name !== 'page'),
  };
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

import { readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';

/** "Blog | Safarnama Travels"; "Blog" when the settings could not be loaded. */
export const pageTitle = (store: AppStore, title: string) =>
  [title, readBusinessFacts(store).agency_name].filter(Boolean).join(' | ');

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

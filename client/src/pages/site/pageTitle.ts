import type { AppStore } from '../../app/store.ts';
import { businessFactsOf } from '../../features/settings/settingsApi.ts';

/** "Blog | Safarnama Travels". */
export const pageTitle = (store: AppStore, title: string) =>
  `${title} | ${businessFactsOf(store).agency_name}`;

/** schema.org breadcrumbs; the last crumb is the page itself. */
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

import { readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';

type Service = { name: string; path: string; areas: string[] };

/** schema.org description of a service, and of where it helps. */
export const describeService = (store: AppStore, { name, path, areas }: Service) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  url: path,
  provider: { '@type': 'TravelAgency', name: readBusinessFacts(store).agency_name, url: '/' },
  ...(areas.length > 0 ? { areaServed: [...new Set(areas)] } : {}),
});

import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../lib/store/store.ts';
import { SiteContext } from './siteContext.ts';

type SiteProvidersProps = { store: AppStore; year: number; children: ReactNode };

export function SiteProviders({ store, year, children }: SiteProvidersProps) {
  return (
    <Provider store={store}>
      <SiteContext value={{ year }}>{children}</SiteContext>
    </Provider>
  );
}

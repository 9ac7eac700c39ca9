import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../lib/store/store.ts';
import { theme } from '../ui/theme/theme.ts';

type SiteProvidersProps = { store: AppStore; styleCache: EmotionCache; children: ReactNode };

/** The colour scheme follows the system until the visitor chooses one, which `site_theme` stores. */
export function SiteProviders({ store, styleCache, children }: SiteProvidersProps) {
  return (
    // Outside the providers: their first update would make React hydrate everything inside a boundary below them at
    // once.
    <Suspense fallback={null}>
      <Provider store={store}>
        <CacheProvider value={styleCache}>
          <ThemeProvider
            theme={theme}
            defaultMode="system"
            modeStorageKey="site_theme"
            // The script in the head has selected the scheme: nothing is rendered again after hydration.
            noSsr
            disableTransitionOnChange
          >
            {children}
          </ThemeProvider>
        </CacheProvider>
      </Provider>
    </Suspense>
  );
}

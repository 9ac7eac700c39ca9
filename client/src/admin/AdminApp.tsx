import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Ready } from '../lib/hydration/Ready.tsx';
import { selectStatus } from '../lib/session/sessionSlice.ts';
import { useAppSelector } from '../lib/store/hooks.ts';
import type { AppStore } from '../lib/store/store.ts';
import { Toasts } from '../ui/admin/Toasts.tsx';
import { adminTheme } from './adminTheme.ts';
import { ignoreDroppedFiles } from './ignoreDroppedFiles.ts';

type Router = ComponentProps<typeof RouterProvider>['router'];

type AdminAppProps = {
  store: AppStore;
  router: Router;
  styleCache: EmotionCache;
  /** Called when the first page is rendered or hydrated. */
  onReady?: () => void;
};

export function AdminApp({ store, router, styleCache, onReady }: AdminAppProps) {
  useEffect(ignoreDroppedFiles, []);
  return (
    <Provider store={store}>
      <CacheProvider value={styleCache}>
        <ThemeProvider
          theme={adminTheme}
          defaultMode="dark"
          modeStorageKey="admin_theme"
          // The script in the head has selected the scheme.
          noSsr
          disableTransitionOnChange
        >
          <Pages router={router} onReady={onReady} />
          <Toasts />
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}

/** Renders nothing until the stored session is checked. */
function Pages({ router, onReady }: Pick<AdminAppProps, 'router' | 'onReady'>) {
  if (useAppSelector(selectStatus) === 'starting') return null;
  return (
    <Suspense>
      <RouterProvider router={router} />
      <Ready onReady={onReady} />
    </Suspense>
  );
}

import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentProps, Suspense } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { selectStatus } from '../lib/session/sessionSlice.ts';
import { useAppSelector } from '../lib/store/hooks.ts';
import type { AppStore } from '../lib/store/store.ts';
import { ToastProvider } from '../ui/admin/Toasts.tsx';
import { adminTheme } from './adminTheme.ts';

type Router = ComponentProps<typeof RouterProvider>['router'];

export function AdminApp({ store, router }: { store: AppStore; router: Router }) {
  return (
    <Provider store={store}>
      <ThemeProvider
        theme={adminTheme}
        defaultMode="dark"
        modeStorageKey="admin_theme"
        disableTransitionOnChange
      >
        <CssBaseline />
        <ToastProvider>
          <Pages router={router} />
        </ToastProvider>
      </ThemeProvider>
    </Provider>
  );
}

/** Renders nothing until the stored session is checked. */
function Pages({ router }: { router: Router }) {
  if (useAppSelector(selectStatus) === 'starting') return null;
  return (
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  );
}

import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ConfirmProvider } from '../components/admin/Confirm.tsx';
import { ToastProvider } from '../components/admin/Toasts.tsx';
import { useAppSelector } from './hooks.ts';
import { selectStatus } from './session/sessionSlice.ts';
import type { AppStore } from './store.ts';
import { adminTheme } from './theme/adminTheme.ts';

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
        <CssBaseline enableColorScheme />
        <ToastProvider>
          <ConfirmProvider>
            <Pages router={router} />
          </ConfirmProvider>
        </ToastProvider>
      </ThemeProvider>
    </Provider>
  );
}

/** Nothing is decided before it is known who is there. */
function Pages({ router }: { router: Router }) {
  return useAppSelector(selectStatus) === 'starting' ? null : <RouterProvider router={router} />;
}

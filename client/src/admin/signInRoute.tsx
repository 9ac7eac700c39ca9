import type { createMemoryRouter, RouteObject } from 'react-router-dom';
import { AuthLayout } from '../ui/admin/AuthLayout.tsx';
import { AdminFailure } from './pages/AdminFailure.tsx';

/** The sign-in form, which is rendered when the client is built, and hydrated in the browser. */
export const signInRoute: RouteObject = {
  path: '/admin/login',
  hydrateFallbackElement: <AuthLayout />,
  errorElement: <AdminFailure />,
  lazy: async () => ({ Component: (await import('./pages/LoginPage.tsx')).LoginPage }),
};

/** Resolves when the code of the first page is loaded. */
export function waitForRouter(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

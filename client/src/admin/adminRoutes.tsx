import { lazy } from 'react';
import { createBrowserRouter, type LoaderFunction, Navigate, type RouteObject } from 'react-router-dom';
import {
  type AdminScreen,
  type AdminScreenName,
  adminScreens,
  mayEnter,
} from '../lib/session/adminScreens.ts';
import { selectUser } from '../lib/session/sessionSlice.ts';
import type { AppStore } from '../lib/store/store.ts';
import { AuthLayout } from '../ui/admin/AuthLayout.tsx';
import { PageSkeleton } from '../ui/admin/PageSkeleton.tsx';
import { AdminFailure, PageFailure } from './pages/AdminFailure.tsx';
import { RequireRole } from './pages/RequireRole.tsx';

/** Loaded separately from the page: the sign-in form does without. */
const AdminFrame = lazy(async () => ({ default: (await import('./pages/AdminFrame.tsx')).AdminFrame }));

type PageModule = () => Promise<{
  Component: () => React.ReactNode;
  /** Fetches what the page shows first, while the frame around it is still rendered. */
  prefetch?: (store: AppStore, search: URLSearchParams) => void;
}>;

/** Lazily loaded modules of the protected pages. */
const pages: Partial<Record<AdminScreenName, PageModule>> = {
  dashboard: async () => ({ Component: (await import('./pages/DashboardPage.tsx')).DashboardPage }),
  newsletter: async () => ({ Component: (await import('./pages/NewsletterPage.tsx')).NewsletterPage }),
  ceo: async () => ({ Component: (await import('./pages/CeoPage.tsx')).CeoPage }),
  settings: async () => ({ Component: (await import('./pages/SettingsPage.tsx')).SettingsPage }),
  privacy: async () => ({
    Component: (await import('./pages/PrivacyDeskPage.tsx')).PrivacyDeskPage,
  }),
  account: async () => ({ Component: (await import('./pages/AccountPage.tsx')).AccountPage }),
  authTest: async () => ({ Component: (await import('./pages/AuthTestPage.tsx')).AuthTestPage }),
  users: async () => ({ Component: (await import('./pages/UsersPage.tsx')).UsersPage }),
  audit: async () => ({ Component: (await import('./pages/AuditPage.tsx')).AuditPage }),
  operations: async () => ({ Component: (await import('./pages/OperationsPage.tsx')).OperationsPage }),
  enquiries: async () => {
    const { EnquiriesPage, prefetchEnquiries } = await import('./pages/EnquiriesPage.tsx');
    return { Component: EnquiriesPage, prefetch: prefetchEnquiries };
  },
  destinations: async () => ({
    Component: (await import('./pages/DestinationsPage.tsx')).DestinationsPage,
  }),
  weddings: async () => ({ Component: (await import('./pages/WeddingsPage.tsx')).WeddingsPage }),
  team: async () => ({ Component: (await import('./pages/TeamPage.tsx')).TeamPage }),
  reviews: async () => ({ Component: (await import('./pages/ReviewsPage.tsx')).ReviewsPage }),
  blog: async () => ({ Component: (await import('./pages/BlogPage.tsx')).BlogPage }),
  pages: async () => ({ Component: (await import('./pages/PagesPage.tsx')).PagesPage }),
  news: async () => ({ Component: (await import('./pages/NewsPage.tsx')).NewsPage }),
};

function screenRoute(store: AppStore, screen: AdminScreen, load: PageModule): RouteObject {
  const lazy = async () => {
    const { Component, prefetch } = await load();
    const loader: LoaderFunction = ({ request }) => {
      const user = selectUser(store.getState());
      if (user && mayEnter(screen, user.user_type)) prefetch?.(store, new URL(request.url).searchParams);
      return null;
    };
    // what changes with the address, the page fetches itself
    return { Component, ...(prefetch ? { loader, shouldRevalidate: () => false } : {}) };
  };
  return {
    path: screen.path,
    element: <RequireRole screen={screen} />,
    errorElement: <PageFailure />,
    children: [{ index: true, lazy, hydrateFallbackElement: <PageSkeleton /> }],
  };
}

export const createAdminRouter = (store: AppStore) =>
  createBrowserRouter([
    {
      path: '/admin/login',
      hydrateFallbackElement: <AuthLayout />,
      errorElement: <AdminFailure />,
      lazy: async () => ({ Component: (await import('./pages/LoginPage.tsx')).LoginPage }),
    },
    {
      path: '/admin/forgot-password',
      hydrateFallbackElement: <AuthLayout />,
      errorElement: <AdminFailure />,
      lazy: async () => ({
        Component: (await import('./pages/ForgotPasswordPage.tsx')).ForgotPasswordPage,
      }),
    },
    {
      path: '/admin/reset-password',
      hydrateFallbackElement: <AuthLayout />,
      errorElement: <AdminFailure />,
      lazy: async () => ({
        Component: (await import('./pages/ResetPasswordPage.tsx')).ResetPasswordPage,
      }),
    },
    {
      path: '/admin/unauthorized',
      hydrateFallbackElement: <AuthLayout />,
      errorElement: <AdminFailure />,
      lazy: async () => ({
        Component: (await import('./pages/UnauthorizedPage.tsx')).UnauthorizedPage,
      }),
    },
    {
      element: <AdminFrame />,
      errorElement: <AdminFailure />,
      children: [
        ...(Object.entries(pages) as [AdminScreenName, PageModule][]) // entries() widens the keys
          .map(([name, load]) => screenRoute(store, adminScreens[name], load)),
        { path: '*', element: <Navigate to="/admin/dashboard" replace /> },
      ],
    },
  ]);

import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AdminDoor } from '../components/admin/AdminDoor.tsx';
import { PageSkeleton } from '../components/admin/PageSkeleton.tsx';
import { AdminFailure, PageFailure } from '../pages/admin/AdminFailure.tsx';
import { AdminFrame } from '../pages/admin/AdminFrame.tsx';
import { RequireRole } from '../pages/admin/RequireRole.tsx';
import { type AdminScreenName, adminScreens } from './adminScreens.ts';

type PageModule = () => Promise<{ Component: () => React.ReactNode }>;

/** The code of each protected page, fetched when it is first opened. */
const pages: Partial<Record<AdminScreenName, PageModule>> = {
  dashboard: async () => ({ Component: (await import('../pages/admin/DashboardPage.tsx')).DashboardPage }),
  newsletter: async () => ({ Component: (await import('../pages/admin/NewsletterPage.tsx')).NewsletterPage }),
  ceo: async () => ({ Component: (await import('../pages/admin/CeoPage.tsx')).CeoPage }),
  settings: async () => ({ Component: (await import('../pages/admin/SettingsPage.tsx')).SettingsPage }),
  privacy: async () => ({
    Component: (await import('../pages/admin/PrivacyDeskPage.tsx')).PrivacyDeskPage,
  }),
  account: async () => ({ Component: (await import('../pages/admin/AccountPage.tsx')).AccountPage }),
  authTest: async () => ({ Component: (await import('../pages/admin/AuthTestPage.tsx')).AuthTestPage }),
  users: async () => ({ Component: (await import('../pages/admin/UsersPage.tsx')).UsersPage }),
  audit: async () => ({ Component: (await import('../pages/admin/AuditPage.tsx')).AuditPage }),
  operations: async () => ({ Component: (await import('../pages/admin/OperationsPage.tsx')).OperationsPage }),
  enquiries: async () => ({ Component: (await import('../pages/admin/EnquiriesPage.tsx')).EnquiriesPage }),
  destinations: async () => ({
    Component: (await import('../pages/admin/DestinationsPage.tsx')).DestinationsPage,
  }),
  weddings: async () => ({ Component: (await import('../pages/admin/WeddingsPage.tsx')).WeddingsPage }),
  blog: async () => ({ Component: (await import('../pages/admin/BlogPage.tsx')).BlogPage }),
  news: async () => ({ Component: (await import('../pages/admin/NewsPage.tsx')).NewsPage }),
};

const screenRoute = (name: AdminScreenName, lazy: PageModule): RouteObject => ({
  path: adminScreens[name].path,
  element: <RequireRole screen={adminScreens[name]} />,
  errorElement: <PageFailure />,
  children: [{ index: true, lazy, hydrateFallbackElement: <PageSkeleton /> }],
});

export const createAdminRouter = () =>
  createBrowserRouter([
    {
      path: '/admin/login',
      hydrateFallbackElement: <AdminDoor />,
      errorElement: <AdminFailure />,
      lazy: async () => ({ Component: (await import('../pages/admin/LoginPage.tsx')).LoginPage }),
    },
    {
      path: '/admin/forgot-password',
      hydrateFallbackElement: <AdminDoor />,
      errorElement: <AdminFailure />,
      lazy: async () => ({
        Component: (await import('../pages/admin/ForgotPasswordPage.tsx')).ForgotPasswordPage,
      }),
    },
    {
      path: '/admin/reset-password',
      hydrateFallbackElement: <AdminDoor />,
      errorElement: <AdminFailure />,
      lazy: async () => ({
        Component: (await import('../pages/admin/ResetPasswordPage.tsx')).ResetPasswordPage,
      }),
    },
    {
      path: '/admin/unauthorized',
      hydrateFallbackElement: <AdminDoor />,
      errorElement: <AdminFailure />,
      lazy: async () => ({
        Component: (await import('../pages/admin/UnauthorizedPage.tsx')).UnauthorizedPage,
      }),
    },
    {
      element: <AdminFrame />,
      errorElement: <AdminFailure />,
      children: [
        ...(Object.entries(pages) as [AdminScreenName, PageModule][]) // entries() widens the keys
          .map(([name, lazy]) => screenRoute(name, lazy)),
        { path: '*', element: <Navigate to="/admin/dashboard" replace /> },
      ],
    },
  ]);

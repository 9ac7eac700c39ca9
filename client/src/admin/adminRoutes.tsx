import {
  createBrowserRouter,
  type LoaderFunction,
  Navigate,
  Outlet,
  type RouteObject,
} from 'react-router-dom';
import { prefetchEnquiries } from '../features/enquiries/admin/prefetchEnquiries.ts';
import {
  type AdminScreen,
  type AdminScreenName,
  adminScreens,
  mayEnter,
} from '../lib/session/adminScreens.ts';
import { selectUser } from '../lib/session/sessionSlice.ts';
import { useUser } from '../lib/session/useSession.ts';
import type { AppStore } from '../lib/store/store.ts';
import { AuthLayout } from '../ui/admin/AuthLayout.tsx';
import { PageSkeleton } from '../ui/admin/PageSkeleton.tsx';
import { AdminFailure, PageFailure } from './pages/AdminFailure.tsx';
import { signInRoute } from './signInRoute.tsx';

type LoadPage = () => Promise<() => React.ReactNode>;

/** Lazily loaded modules of the protected pages. */
const pages: Record<AdminScreenName, LoadPage> = {
  dashboard: async () => (await import('./pages/DashboardPage.tsx')).DashboardPage,
  newsletter: async () => (await import('./pages/NewsletterPage.tsx')).NewsletterPage,
  ceo: async () => (await import('../features/ceo/admin/CeoPage.tsx')).CeoPage,
  settings: async () => (await import('./pages/SettingsPage.tsx')).SettingsPage,
  privacy: async () => (await import('../features/privacy/PersonSearch.tsx')).PersonSearch,
  account: async () => (await import('./pages/AccountPage.tsx')).AccountPage,
  authTest: async () => (await import('./pages/AuthTestPage.tsx')).AuthTestPage,
  users: async () => (await import('./pages/UsersPage.tsx')).UsersPage,
  audit: async () => (await import('../features/audit/AuditLog.tsx')).AuditLog,
  operations: async () => (await import('./pages/OperationsPage.tsx')).OperationsPage,
  enquiries: async () => (await import('./pages/EnquiriesPage.tsx')).EnquiriesPage,
  destinations: async () =>
    (await import('../features/destinations/admin/DestinationList.tsx')).DestinationList,
  weddings: async () => (await import('../features/weddings/admin/WeddingList.tsx')).WeddingList,
  team: async () => (await import('../features/team/admin/TeamList.tsx')).TeamList,
  reviews: async () => (await import('../features/reviews/admin/ReviewList.tsx')).ReviewList,
  blog: async () => (await import('../features/articles/admin/BlogList.tsx')).BlogList,
  pages: async () => (await import('./pages/PagesPage.tsx')).PagesPage,
  news: async () => (await import('../features/articles/admin/NewsList.tsx')).NewsList,
};

/** Fetch what a page shows first, while its code is still being loaded. */
const prefetches: Partial<Record<AdminScreenName, (store: AppStore, search: URLSearchParams) => void>> = {
  enquiries: prefetchEnquiries,
};

/** Redirects users without the role to Access Denied. */
function RequireRole({ screen }: { screen: AdminScreen }) {
  const user = useUser();
  if (!user) return null;
  return mayEnter(screen, user.user_type) ? <Outlet /> : <Navigate to="/admin/unauthorized" replace />;
}

function screenRoute(store: AppStore, name: AdminScreenName, load: LoadPage): RouteObject {
  const screen = adminScreens[name];
  const prefetch = prefetches[name];
  const loader: LoaderFunction = ({ request }) => {
    const user = selectUser(store.getState());
    if (user && mayEnter(screen, user.user_type)) prefetch?.(store, new URL(request.url).searchParams);
    return null;
  };
  return {
    path: screen.path,
    element: <RequireRole screen={screen} />,
    errorElement: <PageFailure />,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: await load() }),
        // the page itself fetches what changes with the address
        ...(prefetch ? { loader, shouldRevalidate: () => false } : {}),
        hydrateFallbackElement: <PageSkeleton />,
      },
    ],
  };
}

/** A page outside the layout. */
const authRoute = (path: string, load: LoadPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  hydrateFallbackElement: <AuthLayout />,
  errorElement: <AdminFailure />,
});

export const createAdminRouter = (store: AppStore) =>
  createBrowserRouter([
    signInRoute,
    authRoute(
      '/admin/forgot-password',
      async () =>
        (await import('../features/accounts/authentication/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    ),
    authRoute(
      '/admin/reset-password',
      async () =>
        (await import('../features/accounts/authentication/ResetPasswordPage.tsx')).ResetPasswordPage,
    ),
    authRoute(
      '/admin/unauthorized',
      async () => (await import('./pages/UnauthorizedPage.tsx')).UnauthorizedPage,
    ),
    {
      // Loaded separately, because the sign-in form does not need it.
      lazy: async () => ({ Component: (await import('./pages/AdminFrame.tsx')).AdminFrame }),
      hydrateFallbackElement: <></>,
      errorElement: <AdminFailure />,
      children: [
        ...(Object.entries(pages) as [AdminScreenName, LoadPage][]) // entries() widens the keys
          .map(([name, load]) => screenRoute(store, name, load)),
        { path: '*', element: <Navigate to="/admin/dashboard" replace /> },
      ],
    },
  ]);

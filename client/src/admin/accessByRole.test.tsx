import { type Role, roles } from '@platform/contract.ts';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { signedIn } from '../lib/session/sessionSlice.ts';
import { buildSessionUser } from '../testing/buildSessionUser.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { renderInApp } from '../testing/renderInApp.tsx';
import { createStyleCache } from '../ui/theme/styleCache.ts';
import { AdminApp } from './AdminApp.tsx';
import { createAdminRouter } from './adminRoutes.tsx';
import { Sidebar } from './layout/Sidebar.tsx';

const styleCache = createStyleCache();

const forStaff = [
  ...['Dashboard', 'Enquiries', 'Newsletter', 'Destinations', 'Destination Wedding', 'Reviews'],
  ...['Blog', 'News', 'CEO Message', 'Team'],
];
const forManagement = [...forStaff, 'Pages', 'Users', 'Audit Log', 'Operations', 'Settings', 'Privacy'];
const entries: Record<Role, string[]> = {
  super_admin: forManagement,
  admin: forManagement,
  employee: forStaff,
  visitor: ['Dashboard'],
};

it.each(roles)('the sidebar links a %s to the screens that they may open', (role) => {
  renderInApp(<Sidebar user={buildSessionUser(role)} counts={{}} expanded />);
  // Computing whether each link is visible would take most of the test's time.
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.textContent)).toEqual([...entries[role], 'View the website']);
});

const staffPaths = [
  'enquiries',
  'destinations',
  'destination-wedding',
  'reviews',
  'blog',
  'news',
  'newsletter',
  'ceo',
  'team',
];
const managementPaths = ['pages', 'users', 'settings', 'operations', 'audit', 'privacy'];

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network'))));

it.each([
  ...managementPaths.map((path) => ({ role: 'employee' as const, path })),
  ...[...staffPaths, 'users', 'settings'].map((path) => ({ role: 'visitor' as const, path })),
])('a $role is refused at /admin/$path', async ({ role, path }) => {
  window.history.replaceState(null, '', `/admin/${path}`);
  const store = createTestStore();
  store.dispatch(signedIn(buildSessionUser(role)));
  const router = createAdminRouter(store);
  render(<AdminApp store={store} router={router} styleCache={styleCache} />);
  await screen.findByText(/^You don't have permission to access this page\./);
  expect(window.location.pathname).toBe('/admin/unauthorized');
  router.dispose();
});

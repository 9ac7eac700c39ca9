import type { Permission, Role } from '@platform/contract';

export type AdminScreen = {
  path: string;
  label: string;
  roles: readonly Role[];
  /** The permission that shows the entry in the sidebar; without one the screen has no entry. */
  permission?: Permission;
};

const everybody: readonly Role[] = ['super_admin', 'admin', 'employee', 'visitor'];
const staff: readonly Role[] = ['super_admin', 'admin', 'employee'];
const management: readonly Role[] = ['super_admin', 'admin'];

/** The protected pages: who may enter, and what the sidebar calls them, in its order. */
export const adminScreens = {
  dashboard: { path: '/admin/dashboard', label: 'Dashboard', roles: everybody, permission: 'dashboard.view' },
  enquiries: { path: '/admin/enquiries', label: 'Enquiries', roles: staff, permission: 'enquiries.view' },
  destinations: {
    path: '/admin/destinations',
    label: 'Destinations',
    roles: staff,
    permission: 'destinations.view',
  },
  weddings: {
    path: '/admin/destination-wedding',
    label: 'Destination Wedding',
    roles: staff,
    permission: 'destinations.view',
  },
  blog: { path: '/admin/blog', label: 'Blog', roles: staff, permission: 'blog.view' },
  news: { path: '/admin/news', label: 'News', roles: staff, permission: 'news.view' },
  newsletter: { path: '/admin/newsletter', label: 'Newsletter', roles: staff, permission: 'newsletter.view' },
  ceo: { path: '/admin/ceo', label: 'CEO Message', roles: staff, permission: 'ceo.view' },
  users: { path: '/admin/users', label: 'Users', roles: management, permission: 'users.view' },
  audit: { path: '/admin/audit', label: 'Audit Log', roles: management, permission: 'audit.view' },
  operations: {
    path: '/admin/operations',
    label: 'Operations',
    roles: management,
    permission: 'operations.view',
  },
  settings: {
    path: '/admin/settings',
    label: 'Settings',
    roles: management,
    permission: 'settings.manage',
  },
  privacy: {
    path: '/admin/privacy',
    label: 'Privacy',
    roles: management,
    permission: 'settings.manage',
  },
  account: { path: '/admin/account', label: 'Your account', roles: everybody },
  authTest: { path: '/admin/auth-test', label: 'Authentication Test', roles: everybody },
} as const satisfies Record<string, AdminScreen>;

export type AdminScreenName = keyof typeof adminScreens;

/** super_admin passes every guard. */
export const mayEnter = (screen: AdminScreen, role: Role) =>
  role === 'super_admin' || screen.roles.includes(role);

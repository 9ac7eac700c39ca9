import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import type { Permission, Role } from '@platform/contract.ts';

export type AdminScreen = {
  path: string;
  label: string;
  roles: readonly Role[];
  /** The permission to see what it shows. */
  permission?: Permission;
  /** The group of its entry in the sidebar. A screen without one has no entry. */
  group?: AdminScreenGroup;
};

export const adminScreenGroups = { work: 'Daily work', website: 'Website', agency: 'Agency' } as const;
export type AdminScreenGroup = keyof typeof adminScreenGroups;

const everyRole: readonly Role[] = ['super_admin', 'admin', 'employee', 'visitor'];
const staff: readonly Role[] = ['super_admin', 'admin', 'employee'];
const management: readonly Role[] = ['super_admin', 'admin'];

/** The protected screens, in the order of the sidebar: who may enter, and the label of the entry. */
export const adminScreens = {
  dashboard: {
    path: '/admin/dashboard',
    label: 'Dashboard',
    roles: everyRole,
    permission: 'dashboard.view',
    group: 'work',
  },
  enquiries: {
    path: '/admin/enquiries',
    label: 'Enquiries',
    roles: staff,
    permission: 'enquiries.view',
    group: 'work',
  },
  newsletter: {
    path: '/admin/newsletter',
    label: 'Newsletter',
    roles: staff,
    permission: 'newsletter.view',
    group: 'work',
  },
  destinations: {
    path: '/admin/destinations',
    label: 'Destinations',
    roles: staff,
    permission: 'destinations.view',
    group: 'website',
  },
  weddings: {
    path: '/admin/destination-wedding',
    label: 'Destination Wedding',
    roles: staff,
    permission: 'destinations.view',
    group: 'website',
  },
  reviews: {
    path: '/admin/reviews',
    label: 'Reviews',
    roles: staff,
    permission: 'reviews.view',
    group: 'website',
  },
  blog: { path: '/admin/blog', label: 'Blog', roles: staff, permission: 'blog.view', group: 'website' },
  news: { path: '/admin/news', label: 'News', roles: staff, permission: 'news.view', group: 'website' },
  ceo: { path: '/admin/ceo', label: 'CEO Message', roles: staff, permission: 'ceo.view', group: 'website' },
  team: { path: '/admin/team', label: 'Team', roles: staff, permission: 'team.view', group: 'website' },
  pages: {
    path: '/admin/pages',
    label: 'Pages',
    roles: management,
    permission: 'content.manage',
    group: 'website',
  },
  users: {
    path: '/admin/users',
    label: 'Users',
    roles: management,
    permission: 'users.view',
    group: 'agency',
  },
  audit: {
    path: '/admin/audit',
    label: 'Audit Log',
    roles: management,
    permission: 'audit.view',
    group: 'agency',
  },
  operations: {
    path: '/admin/operations',
    label: 'Operations',
    roles: management,
    permission: 'operations.view',
    group: 'agency',
  },
  settings: {
    path: '/admin/settings',
    label: 'Settings',
    roles: management,
    permission: 'settings.manage',
    group: 'agency',
  },
  privacy: {
    path: '/admin/privacy',
    label: 'Privacy',
    roles: management,
    permission: 'settings.manage',
    group: 'agency',
  },
  account: { path: '/admin/account', label: 'Your account', roles: everyRole },
  authTest: { path: '/admin/auth-test', label: 'Authentication Test', roles: everyRole },
} as const satisfies Record<string, AdminScreen>;

export type AdminScreenName = keyof typeof adminScreens;

/** super_admin passes every guard. */
export const mayEnter = (screen: AdminScreen, role: Role) =>
  role === 'super_admin' || screen.roles.includes(role);

/** Whether the user may enter a screen and see what it shows. */
export const mayUse = (screen: AdminScreen, { user_type, permissions }: SessionUser) =>
  mayEnter(screen, user_type) && (!screen.permission || permissions.includes(screen.permission));

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

const work = { roles: staff, group: 'work' } as const;
const website = { roles: staff, group: 'website' } as const;
const agency = { roles: management, group: 'agency' } as const;

/** The protected screens, in the order of the sidebar: who may enter, and the label of the entry. */
export const adminScreens = {
  dashboard: {
    path: '/admin/dashboard',
    label: 'Dashboard',
    ...work,
    roles: everyRole,
    permission: 'dashboard.view',
  },
  enquiries: { path: '/admin/enquiries', label: 'Enquiries', ...work, permission: 'enquiries.view' },
  newsletter: { path: '/admin/newsletter', label: 'Newsletter', ...work, permission: 'newsletter.view' },
  destinations: {
    path: '/admin/destinations',
    label: 'Destinations',
    ...website,
    permission: 'destinations.view',
  },
  weddings: {
    path: '/admin/destination-wedding',
    label: 'Destination Wedding',
    ...website,
    permission: 'destinations.view',
  },
  reviews: { path: '/admin/reviews', label: 'Reviews', ...website, permission: 'reviews.view' },
  blog: { path: '/admin/blog', label: 'Blog', ...website, permission: 'blog.view' },
  news: { path: '/admin/news', label: 'News', ...website, permission: 'news.view' },
  ceo: { path: '/admin/ceo', label: 'CEO Message', ...website, permission: 'ceo.view' },
  team: { path: '/admin/team', label: 'Team', ...website, permission: 'team.view' },
  pages: {
    path: '/admin/pages',
    label: 'Pages',
    ...website,
    roles: management,
    permission: 'content.manage',
  },
  users: { path: '/admin/users', label: 'Users', ...agency, permission: 'users.view' },
  audit: { path: '/admin/audit', label: 'Audit Log', ...agency, permission: 'audit.view' },
  operations: { path: '/admin/operations', label: 'Operations', ...agency, permission: 'operations.view' },
  settings: { path: '/admin/settings', label: 'Settings', ...agency, permission: 'settings.manage' },
  privacy: { path: '/admin/privacy', label: 'Privacy', ...agency, permission: 'settings.manage' },
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

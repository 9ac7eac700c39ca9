import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { type Role, rolePermissions } from '@platform/contract.ts';

/** A signed-in user of a role, with the permissions that the API gives it. */
export const buildSessionUser = (role: Role): SessionUser => ({
  id: 1,
  username: 'meera',
  email: 'meera@example.com',
  first_name: 'Meera',
  last_name: 'Fernandes',
  user_type: role,
  phone: null,
  status: 'active',
  last_login: null,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
  permissions: [...rolePermissions[role]],
});

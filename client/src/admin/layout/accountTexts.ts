import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { formatDate } from '../../ui/admin/dateFormats.ts';

export const accountName = (user: SessionUser) =>
  `${user.first_name} ${user.last_name}`.trim() || user.username;

export function getInitials(user: SessionUser): string {
  const letters = [user.first_name, user.last_name].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || (user.username[0] ?? '?')).toUpperCase();
}

export const lastLoginText = (at: string | null) => (at ? `Last login ${formatDate(at)}` : 'First login');

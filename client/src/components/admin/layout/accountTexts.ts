import type { SessionUser } from '@modules/auth/contract.ts';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });

export const accountName = (user: SessionUser) =>
  `${user.first_name} ${user.last_name}`.trim() || user.username;

export function initialsOf(user: SessionUser): string {
  const letters = [user.first_name, user.last_name].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || (user.username[0] ?? '?')).toUpperCase();
}

export const lastLoginText = (at: string | null) =>
  at ? `Last login ${day.format(new Date(at))}` : 'First login';

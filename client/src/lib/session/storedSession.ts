import {
  type IssuedSession,
  type SessionUser,
  sessionUserSchema,
} from '@modules/accounts/authentication/contract.ts';
import { tokenKey } from '../api/storedToken.ts';

/** Storage key of the signed-in user. */
export const userKey = 'admin_user';

export function readUser(): SessionUser | null {
  try {
    const parsed = sessionUserSchema.safeParse(JSON.parse(localStorage.getItem(userKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores the user first: tabs that receive the new token find its user in place. */
export function storeSession({ token, user }: Pick<IssuedSession, 'token' | 'user'>) {
  localStorage.setItem(userKey, JSON.stringify(user));
  localStorage.setItem(tokenKey, token);
}

export const storeUser = (user: SessionUser) => localStorage.setItem(userKey, JSON.stringify(user));

export function forgetSession() {
  localStorage.removeItem(userKey);
  localStorage.removeItem(tokenKey);
}

/** The `exp` claim of a token, in milliseconds since 1970; null if it is not a valid token. */
export function tokenExpiry(token: string): number | null {
  const [, payload] = token.split('.');
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}

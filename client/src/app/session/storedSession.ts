import { type IssuedSession, type SessionUser, sessionUserSchema } from '@modules/auth/contract.ts';

/** Where the session lives between visits; other tabs follow the `storage` event of `tokenKey`. */
export const tokenKey = 'admin_token';
export const userKey = 'admin_user';

export const readToken = (): string | null => localStorage.getItem(tokenKey);

export function readUser(): SessionUser | null {
  try {
    const parsed = sessionUserSchema.safeParse(JSON.parse(localStorage.getItem(userKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The user goes first: tabs that hear of the new token find its owner in place. */
export function storeSession({ token, user }: Pick<IssuedSession, 'token' | 'user'>) {
  localStorage.setItem(userKey, JSON.stringify(user));
  localStorage.setItem(tokenKey, token);
}

export const storeUser = (user: SessionUser) => localStorage.setItem(userKey, JSON.stringify(user));

export function forgetSession() {
  localStorage.removeItem(userKey);
  localStorage.removeItem(tokenKey);
}

/** When a token ends, in milliseconds since 1970, read from its `exp` claim; null for what is no token. */
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

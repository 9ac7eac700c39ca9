/** Storage key of the session's token; other tabs listen to its `storage` event. */
export const tokenKey = 'admin_token';

/** The stored token; null without one, where the browser blocks storage, and during server rendering. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

/** Adds the stored token, unless the headers name another; returns the headers. */
export function setAuthorizationHeader(headers: Headers): Headers {
  const token = readToken();
  if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** Storage key of the session's token; other tabs listen to its `storage` event. */
export const tokenKey = 'admin_token';

/** The stored token; null without one, and during server rendering. */
export const readToken = (): string | null =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(tokenKey);

/** Adds the stored token, unless the headers name another; returns the headers. */
export function authorize(headers: Headers): Headers {
  const token = readToken();
  if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

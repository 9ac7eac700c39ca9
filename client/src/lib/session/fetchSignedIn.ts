import { renewal } from './renewal.ts';
import { readToken } from './storedSession.ts';

/** `fetch` with the session's token, for streams and downloads; a 401 requests a new sign-in and retries. */
export async function fetchSignedIn(path: string, init: RequestInit = {}): Promise<Response> {
  const token = readToken();
  const response = await fetch(path, withToken(init, token));
  if (response.status !== 401 || !token || !renewal.ask) return response;
  return (await renewal.ask(token)) ? fetch(path, withToken(init, readToken())) : response;
}

function withToken(init: RequestInit, token: string | null): RequestInit {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}

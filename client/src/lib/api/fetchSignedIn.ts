import { ApiFailure, toHttpError } from './apiError.ts';
import { sendWithRenewal } from './renewal.ts';
import { authorize } from './storedToken.ts';

/**
 * `fetch` with the session's token, for streams and downloads.
 * @returns a response with a status of success
 * @throws ApiFailure for any other status; what `fetch` throws when the server cannot be reached
 */
export async function fetchSignedIn(path: string, init: RequestInit): Promise<Response> {
  const response = await sendWithRenewal(
    () => fetch(path, { ...init, headers: authorize(new Headers(init.headers)) }),
    ({ status }) => status === 401,
  );
  if (response.ok) return response;
  throw new ApiFailure(toHttpError(response.status, await response.json().catch(() => null), response));
}

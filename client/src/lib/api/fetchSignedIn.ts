import { ApiFailure, toHttpError } from './apiError.ts';
import { sendWithRenewal } from './renewal.ts';
import { setAuthorizationHeader } from './storedToken.ts';

/**
 * `fetch` with the session's token, for streams and downloads.
 * @returns a response with a status of success
 * @throws ApiFailure for any other status; what `fetch` throws when the server cannot be reached
 */
export async function fetchSignedIn(path: string, init: RequestInit): Promise<Response> {
  const reply = await sendWithRenewal(
    async () => {
      const response = await fetch(path, {
        ...init,
        headers: setAuthorizationHeader(new Headers(init.headers)),
      });
      return response.ok ? response : readFailure(response);
    },
    (reply) => reply instanceof ApiFailure && reply.error.status === 401,
  );
  if (reply instanceof ApiFailure) throw reply;
  return reply;
}

/** Reads the body even if the call is sent again: a connection stays in use until it is read. */
async function readFailure(response: Response): Promise<ApiFailure> {
  return new ApiFailure(toHttpError(response.status, await response.json().catch(() => null), response));
}

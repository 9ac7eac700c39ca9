import { setAuthorizationHeader } from './storedToken.ts';

declare global {
  /** The call that the script in the head has sent, so that its response comes while the code is being loaded. */
  var firstCall: { url: string; sentAt: number; response: Promise<Response> } | undefined;
}

const freshMs = 20_000;

/** @param path of the API, with the query that the endpoint will send */
export function sendFirstCall(path: string) {
  const url = new URL(path, location.origin).href;
  const response = fetch(url, {
    headers: setAuthorizationHeader(new Headers({ Accept: 'application/json' })),
  });
  response.catch(() => undefined); // the consumer sends the call again
  globalThis.firstCall = { url, sentAt: Date.now(), response };
}

/** The response to the first call, returned once, if it answers this request and is recent. */
export function takeFirstResponse(request: RequestInfo | URL): Promise<Response> | undefined {
  const { firstCall } = globalThis;
  if (!firstCall || !(request instanceof Request) || request.url !== firstCall.url) return undefined;
  globalThis.firstCall = undefined;
  return Date.now() - firstCall.sentAt < freshMs ? firstCall.response : undefined;
}

import { type BaseQueryFn, type FetchArgs, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import { pause } from '../pause.ts';
import { type ApiError, convertFetchError } from './apiError.ts';
import { takeFirstResponse } from './firstCall.ts';
import { sendWithRenewal } from './renewal.ts';
import { setAuthorizationHeader } from './storedToken.ts';
import { toQueryString } from './toQueryString.ts';

type ApiQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError>;

/** Answers calls in this process during server rendering: set as the store's `extraArgument`. */
export type ServerResponses = { respond: (path: string) => Promise<{ status: number; body: unknown }> };

const isServerResponses = (extra: unknown): extra is ServerResponses =>
  typeof extra === 'object' && extra !== null && 'respond' in extra;

// Node needs an absolute address; there `respond` reads only its path.
const origin = globalThis.location?.origin ?? 'http://localhost';

const settings = {
  baseUrl: `${origin}/api/`,
  timeout: 30_000,
  prepareHeaders: setAuthorizationHeader,
  paramsSerializer: toQueryString,
};
const browserQuery = fetchBaseQuery({
  ...settings,
  fetchFn: (request) => takeFirstResponse(request) ?? fetch(request),
});

const serverQuery = ({ respond }: ServerResponses) =>
  fetchBaseQuery({
    ...settings,
    fetchFn: async (request) => {
      const { pathname, search } = new URL(typeof request === 'string' ? request : request.url);
      const { status, body } = await respond(pathname + search);
      return Response.json(body, { status });
    },
  });

const sendOnce: ApiQuery = async (request, api, extraOptions) => {
  const query = isServerResponses(api.extra) ? serverQuery(api.extra) : browserQuery;
  const { data, error, meta } = await query(request, api, extraOptions);
  return error ? { error: convertFetchError(error, meta?.response) } : { data };
};

const waitsMs = [1000, 2000, 4000];
const maxWaitMs = 30_000;

/**
 * How long to wait before the next attempt, in milliseconds; undefined if there is none. Network failures, timeouts,
 * 429 and 5xx are retried after 1, 2 and 4 seconds, or what `Retry-After` says, unless that is more than half a minute.
 * A write is retried only with an idempotency key, so that no retry duplicates it. A read that timed out is retried
 * once, because each attempt takes half a minute.
 */
function getRetryDelay(
  { method = 'GET', headers = {} }: Pick<FetchArgs, 'method' | 'headers'>,
  { status, retryAt }: ApiError,
  attempt: number,
): number | undefined {
  const hasKey = 'Idempotency-Key' in headers;
  const isTransient =
    status !== 'malformed' && (typeof status === 'string' || status === 429 || status >= 500);
  if (!isTransient || !(method === 'GET' || hasKey)) return undefined;
  if (status === 'timeout' && !hasKey && attempt > 1) return undefined;
  if (retryAt && retryAt - Date.now() > maxWaitMs) return undefined;
  const wait = waitsMs[attempt - 1];
  return wait && retryAt ? retryAt - Date.now() : wait;
}

const sendWithRetries: ApiQuery = (request, api, extraOptions) => {
  const options = typeof request === 'string' ? {} : request;
  let delay: number | undefined;
  return retry(sendOnce, {
    retryCondition: (error, _request, { attempt }) => {
      delay = getRetryDelay(options, error as ApiError, attempt); // `sendOnce` has no other errors
      return delay !== undefined && !isServerResponses(api.extra);
    },
    backoff: () => pause(delay ?? 0, api.signal),
  })(request, api, extraOptions);
};

/** Calls that start, read or end a session: their 401 does not ask for a new sign-in. */
const sessionCalls = /^auth\/(?!sessions|second-factor|change-password|duty)/;

/** Calls the API with the stored token; `url` is the path below `/api/`. */
export const baseQuery: ApiQuery = (request, api, extraOptions) => {
  const send = () => sendWithRetries(request, api, extraOptions);
  if (sessionCalls.test(typeof request === 'string' ? request : request.url)) return send();
  return sendWithRenewal(send, ({ error }) => error?.status === 401);
};

import { pause } from '../pause.ts';
import type { ApiError, ApiRequest } from './api.ts';

export type Answer = { data: unknown } | { error: ApiError };

const timeoutMs = 30_000;
const waitsMs = [1000, 2000, 4000];

/** Handles calls in process during server rendering: set as the store's `extraArgument`. */
export type ServerAnswers = { answer: (path: string) => Promise<{ status: number; body: unknown }> };

const storedToken = () => (typeof localStorage === 'undefined' ? null : localStorage.getItem('admin_token'));

const friendlyTexts: Record<number, string> = {
  401: 'Authentication failed. Please login again.',
  403: 'Permission denied. You do not have access to this resource.',
  404: 'Resource not found.',
  500: 'Server error. Please try again later.',
};

/**
 * Calls the API. Network failures, timeouts, 429 and 5xx are retried after 1, 2 and 4 seconds (or what
 * `Retry-After` says). A write is retried only with an idempotency key, so that no retry duplicates it. A read that
 * timed out is retried once, because each attempt takes half a minute.
 */
export async function requestJson(
  request: Exclude<ApiRequest, string>,
  signal: AbortSignal,
  extra?: unknown,
): Promise<Answer> {
  const path = `/api/${request.url}${toQueryString(request.params)}`;
  if (isServerAnswers(extra)) return toAnswer(await extra.answer(path));

  const method = request.method ?? 'GET';
  const mayRetry = method === 'GET' || request.idempotencyKey !== undefined;
  for (let attempt = 0; ; attempt += 1) {
    const { answer, retryAfterMs } = await once(path, method, request, signal);
    const wait = waitsMs[attempt];
    if (!('error' in answer) || !mayRetry || wait === undefined || signal.aborted) return answer;
    if (!isTransient(answer.error.status)) return answer;
    const isRead = request.idempotencyKey === undefined;
    if (answer.error.status === 'timeout' && isRead && attempt > 0) return answer;
    await pause(Math.min(retryAfterMs ?? wait, 30_000), signal);
  }
}

async function once(
  path: string,
  method: string,
  request: Exclude<ApiRequest, string>,
  signal: AbortSignal,
): Promise<{ answer: Answer; retryAfterMs?: number }> {
  const headers = new Headers({ Accept: 'application/json' });
  const token = storedToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (request.idempotencyKey) headers.set('Idempotency-Key', request.idempotencyKey);
  const isForm = request.body instanceof FormData;
  if (request.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  try {
    const response = await fetch(path, {
      method,
      headers,
      keepalive: request.keepalive ?? false,
      body: isForm
        ? (request.body as FormData)
        : request.body === undefined
          ? undefined
          : JSON.stringify(request.body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const body = parseBody(await response.text());
    const retryAfter = Number(response.headers.get('Retry-After'));
    const answer = toAnswer({ status: response.status, body }, response.statusText);
    if (!(retryAfter > 0)) return { answer };
    const retryAfterMs = retryAfter * 1000;
    if ('error' in answer) answer.error.retryAt = Date.now() + retryAfterMs;
    return { answer, retryAfterMs };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      answer: {
        error: timedOut
          ? {
              status: 'timeout',
              message: 'Request timeout. Please check your connection and try again.',
            }
          : {
              status: 'network',
              message: 'Network error. Please check your connection and try again.',
            },
      },
    };
  }
}

/** Thrown when a response does not match the contract. */
export const malformed: ApiError = {
  status: 'malformed',
  message: 'An unexpected error occurred. Please try again.',
};

const unreadable = Symbol('a body that is no JSON, such as the page of a login to a network');

function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

function toAnswer({ status, body }: { status: number; body: unknown }, statusText = ''): Answer {
  if (status < 400 && body === unreadable) return { error: malformed };
  if (status < 400) return { data: body };
  const errorBody = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: unknown;
    message?: unknown;
    code?: string;
    errors?: ApiError['errors'];
    current?: unknown;
    challenge?: string;
  };
  const text = [errorBody.error, errorBody.message].find(
    (value): value is string => typeof value === 'string',
  );
  return {
    error: {
      status,
      message: text ?? friendlyTexts[status] ?? `HTTP ${status}: ${statusText}`,
      ...(errorBody.code ? { code: errorBody.code } : {}),
      ...(errorBody.errors ? { errors: errorBody.errors } : {}),
      ...(errorBody.current ? { current: errorBody.current } : {}),
      ...(errorBody.challenge ? { challenge: errorBody.challenge } : {}),
    },
  };
}

const isTransient = (status: ApiError['status']) =>
  typeof status === 'string' || status === 429 || status >= 500;

function isServerAnswers(extra: unknown): extra is ServerAnswers {
  return typeof extra === 'object' && extra !== null && 'answer' in extra;
}

function toQueryString(params: Exclude<ApiRequest, string>['params']) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

import type { ErrorBody } from '@platform/contract.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/**
 * A failed call: the HTTP status; `network` or `timeout` without a response; `malformed` when
 * the response does not match the contract.
 */
export type ApiError = {
  status: number | 'network' | 'timeout' | 'malformed';
  /** A sentence to show to the reader. */
  message: string;
  code?: string;
  errors?: ErrorBody['errors'];
  /** The current entry, when a save failed because of a newer version. */
  current?: unknown;
  /** When the call may be repeated, in milliseconds since 1970, if the server says so. */
  retryAt?: number;
  /** Present when sign-in also needs a code: the challenge to send back with it. */
  challenge?: string;
};

/** The error of a call as RTK Query types it; `asApiError` converts it. */
export type CallError = Partial<ApiError> | SerializedError;
export type CallResult<Data = unknown> = { data?: Data | undefined; error?: CallError | undefined };

/** Thrown by downloads and uploads, which bypass RTK Query. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
  }
}

const unexpected = 'An unexpected error occurred. Please try again.';

export const malformed: ApiError = { status: 'malformed', message: unexpected };
export const unreachable: ApiError = {
  status: 'network',
  message: 'Network error. Please check your connection and try again.',
};
export const timedOut: ApiError = {
  status: 'timeout',
  message: 'Request timeout. Please check your connection and try again.',
};

const statusTexts: Record<number, string> = {
  401: 'Authentication failed. Please login again.',
  403: 'Permission denied. You do not have access to this resource.',
  404: 'Resource not found.',
  500: 'Server error. Please try again later.',
};

/** Converts any error of a call to an ApiError; exceptions in the client count as network errors. */
export function asApiError(error: CallError): ApiError {
  if (!('status' in error) || error.status === undefined) return { status: 'network', message: unexpected };
  return { ...error, status: error.status, message: error.message || unexpected };
}

/** The error of a response with a status of failure; the body is any JSON value, or null without one. */
export function toHttpError(
  status: number,
  body: unknown,
  response?: Pick<Response, 'headers' | 'statusText'>,
): ApiError {
  // The fields of an ErrorBody, if the server sent one; a proxy may have sent anything.
  const sent: Partial<Record<keyof ErrorBody | 'message', unknown>> =
    typeof body === 'object' && body !== null ? body : {};
  const { code, errors, current, challenge } = sent as Partial<ErrorBody>;
  const text = [sent.error, sent.message].find((value) => typeof value === 'string');
  const retryAfter = Number(response?.headers.get('Retry-After'));
  return {
    status,
    message: text ?? statusTexts[status] ?? `HTTP ${status}: ${response?.statusText ?? ''}`,
    ...(code ? { code } : {}),
    ...(errors ? { errors } : {}),
    ...(current ? { current } : {}),
    ...(challenge ? { challenge } : {}),
    ...(retryAfter > 0 ? { retryAt: Date.now() + retryAfter * 1000 } : {}),
  };
}

export function convertFetchError(error: FetchBaseQueryError, response?: Response): ApiError {
  switch (error.status) {
    case 'FETCH_ERROR':
    case 'CUSTOM_ERROR':
      return unreachable;
    case 'TIMEOUT_ERROR':
      return timedOut;
    case 'PARSING_ERROR':
      if (error.originalStatus >= 400) return toHttpError(error.originalStatus, null, response);
      // Any other exception means that the connection broke while the body was read.
      return error.error.startsWith('SyntaxError') ? malformed : unreachable;
    default:
      return toHttpError(error.status, error.data, response);
  }
}

import type { ApiError } from './apiError.ts';

/**
 * The message of a failed call. Returns `fallback` for malformed responses and for client-side exceptions,
 * whose messages mean nothing to a visitor.
 */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (typeof error !== 'object' || error === null || !('status' in error) || !('message' in error))
    return fallback;
  if (isMalformed(error) || typeof error.message !== 'string') return fallback;
  return error.message || fallback;
}

/** Whether the response did not match the contract. */
export const isMalformed = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 'malformed';

/**
 * The message of a failed submission. Returns `fallback` also where a proxy responded, which has no error code
 * and words for engineers: `HTTP 502: Bad Gateway`.
 */
export const getSubmissionError = (error: ApiError, fallback: string): string =>
  typeof error.status === 'number' && !error.code ? fallback : getErrorMessage(error, fallback);

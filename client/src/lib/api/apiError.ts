import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './api.ts';

const unexpected = 'An unexpected error occurred. Please try again.';

/** Converts any error of a call to an ApiError; exceptions in the client count as network errors. */
export function asApiError(error: Partial<ApiError> | SerializedError): ApiError {
  if (!('status' in error) || error.status === undefined) return { status: 'network', message: unexpected };
  return { ...error, status: error.status, message: error.message || unexpected };
}

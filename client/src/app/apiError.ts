import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './api.ts';

const unexpected = 'An unexpected error occurred. Please try again.';

/** The error of a call in one shape: what broke inside the client itself counts as no answer. */
export function asApiError(error: ApiError | SerializedError): ApiError {
  return 'status' in error ? error : { status: 'network', message: error.message ?? unexpected };
}

import type { SerializedError } from '@reduxjs/toolkit';
import { type ApiError, asApiError } from './apiError.ts';

/** What failed and why, for toasts and banners: `Failed to delete Bali: Server error. Please try again later.` */
export const failureText = (what: string, error: Partial<ApiError> | SerializedError): string =>
  `${what}: ${asApiError(error).message}`;

import { asApiError, type CallError } from './apiError.ts';

/** What failed and why, for toasts and banners: `Failed to delete Bali: Server error. Please try again later.` */
export const failureText = (what: string, error: CallError): string =>
  `${what}: ${asApiError(error).message}`;

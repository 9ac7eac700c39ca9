import type { ApiError } from '../api/apiError.ts';

/** A new `Idempotency-Key`. `crypto.randomUUID` does not exist on plain HTTP. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether the server gave a definitive response. After a network failure, a timeout, 429 or 5xx the submission may
 * have been stored, so a retry must reuse the key; after any other response a changed form is a new submission.
 */
export const isDefinitive = (status: ApiError['status']) =>
  typeof status === 'number' && status !== 429 && status < 500;

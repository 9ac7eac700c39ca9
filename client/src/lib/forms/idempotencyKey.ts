import type { ApiError } from '../api/apiError.ts';

/** A new `Idempotency-Key`. `crypto.randomUUID` does not exist on plain HTTP. */
export function generateIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether the server gave a definitive response. After a network failure, a timeout, 429 or 5xx the submission may
 * have been stored, so a retry must reuse the key; after any other response a changed form is a new submission.
 */
export const isDefinitive = (status: ApiError['status']) =>
  typeof status === 'number' && status !== 429 && status < 500;

/** The `Idempotency-Key` of a form: the same until the form is edited after a definitive response. */
export function createIdempotencyKey(stored = '') {
  let key = stored;
  let isAnswered = false;
  return {
    /** The current key; empty before the first submission. */
    peek: () => key,
    /** The key of the next submission. */
    get: () => {
      key ||= generateIdempotencyKey();
      return key;
    },
    restore: (stored: string) => {
      key = stored;
    },
    onEdit: () => {
      if (isAnswered) key = '';
      isAnswered = false;
    },
    onResponse: (status: ApiError['status']) => {
      isAnswered = isDefinitive(status);
      // the key stands for an earlier version of the form, or for an entry that was deleted since
      if (status === 409 || status === 404) key = generateIdempotencyKey();
    },
    forget: () => {
      key = '';
      isAnswered = false;
    },
  };
}

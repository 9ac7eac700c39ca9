/** A fresh `Idempotency-Key`. `crypto.randomUUID` is missing on plain http addresses. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether the server has decided about a submission. After a network failure, a timeout, 429 or 5xx it may or may
 * not have been stored, so a retry must carry the same key; after anything else a changed form is a new submission.
 */
export const isDefinitive = (status: number | 'network' | 'timeout') =>
  typeof status === 'number' && status !== 429 && status < 500;

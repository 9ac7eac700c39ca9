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

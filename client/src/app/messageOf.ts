/** The sentence of a failed call, or `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  const known = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof known === 'string' && known ? known : fallback;
}

/** The HTTP status of a failed call, if there was an answer. */
export function statusOf(error: unknown): number | null {
  const known = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof known === 'number' ? known : null;
}

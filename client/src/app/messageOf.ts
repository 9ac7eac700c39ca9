/** The sentence of a failed call, or `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  const known = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof known === 'string' && known ? known : fallback;
}

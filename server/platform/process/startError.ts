/** Why something cannot start, in one line that an operator can act on. No stack is shown for it. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The system's code of an error, such as `ENOENT`; undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
